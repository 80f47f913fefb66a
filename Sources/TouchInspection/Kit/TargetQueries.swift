/// What can be done with a target.
extension Target {
  /// A press selects what it stands for, or goes to its moment.
  package var isSelectable: Bool {
    switch self {
    case .recognizer, .recognizerPart, .view, .finger, .responder, .lane, .event, .hit,
      .rejected:
      true
    case .laneAction, .screen, .area, .hud, .chain, .path, .legend, .note, .drop, .command, .more,
      .speed, .field,
      .filter, .nestedFilter, .printedFilter, .breakpoint, .disclosure, .idle, .layers, .layer,
      .badge,
      .property,
      .requirement, .suggestion, .relation,
      .rule, .arbitration, .pair, .compose, .runs, .scene, .recent, .file, .folder, .forget, .run,
      .variant,
      .problem, .article, .listing, .plot, .overview,
      .playhead, .timelineArea, .timelineMore, .help, .palette, .paletteItem, .menuPanel, .menu,
      .question, .decided, .why, .whyTitle, .unexplained, .breadcrumb, .inspected, .status,
      .constant, .group,
      .page:
      false
    }
  }

  /// A press does something at once: the pointer is a hand.
  package var isPressable: Bool {
    switch self {
    case .event, .idle, .laneAction, .command, .more, .filter, .nestedFilter, .printedFilter,
      .property,
      .requirement, .suggestion,
      .relation, .rule,
      .arbitration, .pair, .compose, .runs, .scene, .recent, .file, .folder, .run, .variant,
      .problem,
      .article, .listing, .timelineMore, .paletteItem,
      .menu, .question, .decided:
      true
    case .recognizer, .recognizerPart, .view, .finger, .responder, .lane, .screen, .hit, .rejected,
      .area, .hud, .chain, .path, .legend, .note, .drop, .speed, .field, .breakpoint, .disclosure,

      .layers, .layer,
      .badge,
      .forget, .plot, .overview, .playhead, .timelineArea, .help, .palette,
      .menuPanel, .why, .whyTitle, .unexplained, .breadcrumb, .inspected, .status, .constant,
      .group,
      .page:
      false
    }
  }

  /// A right click opens a menu about it.
  package var hasMenu: Bool {
    switch self {
    case .recognizer, .recognizerPart, .view, .finger, .responder, .lane, .event, .hit, .rejected,
      .scene, .recent, .run:
      true
    case .laneAction, .screen, .area, .hud, .chain, .path, .legend, .note, .drop, .command, .more,
      .speed, .field,
      .filter, .nestedFilter, .printedFilter, .breakpoint, .disclosure, .idle, .layers, .layer,
      .badge,
      .property,
      .requirement, .suggestion, .relation,
      .rule, .arbitration, .pair, .compose, .runs, .file, .folder, .forget, .variant, .problem,
      .article,
      .listing,
      .plot, .overview,
      .playhead,
      .timelineArea, .timelineMore, .help, .palette, .paletteItem, .menuPanel, .menu, .question,
      .decided,
      .why, .whyTitle, .unexplained, .breadcrumb, .inspected, .status, .constant, .group, .page:
      false
    }
  }

  /// The pointer passes over it.
  package var isQuiet: Bool {
    switch self {
    case .question(let answer): answer == .wait
    case .screen, .legend, .plot, .help, .palette, .menuPanel, .why, .whyTitle, .group, .page: true
    case .recognizer, .recognizerPart, .view, .finger, .responder, .lane, .laneAction, .event, .hit,
      .rejected,
      .area, .hud, .chain, .path, .note, .drop, .command, .more, .speed, .field, .filter,
      .nestedFilter, .printedFilter,
      .breakpoint, .disclosure, .idle, .layers, .layer, .badge, .property, .requirement,
      .suggestion,
      .relation, .rule,
      .arbitration,
      .pair, .compose, .runs, .scene, .recent,
      .file, .folder, .forget, .run, .variant, .problem, .article, .listing, .overview, .playhead,
      .timelineArea,
      .timelineMore, .paletteItem, .menu, .decided, .unexplained, .breadcrumb, .inspected, .status,
      .constant:
      false
    }
  }

  /// A place to type.
  package var isField: Bool {
    switch self {
    case .property(_, let action): action == .field
    case .field: true
    case .recognizer, .recognizerPart, .view, .finger, .responder, .lane, .laneAction, .event,
      .screen, .hit,
      .rejected, .area, .hud, .chain, .path, .legend, .note, .drop, .command, .more, .speed,
      .filter,
      .nestedFilter, .printedFilter, .breakpoint, .disclosure, .idle, .layers, .layer, .badge,
      .requirement, .suggestion, .relation,
      .rule, .arbitration,
      .pair, .compose, .runs, .scene,
      .recent, .file, .folder, .forget, .run, .variant, .problem, .article, .listing, .plot,
      .overview,
      .playhead,
      .timelineArea, .timelineMore, .help, .palette, .paletteItem, .menuPanel, .menu, .question,
      .decided,
      .why, .whyTitle, .unexplained, .breadcrumb, .inspected, .status, .constant, .group, .page:
      false
    }
  }

  /// The object that it is a part of: a recognizer for its nodes and edges.
  package var whole: Target {
    if case .recognizerPart(let name, _) = self { return .recognizer(name) }
    return self
  }

  /// The name of an object, lane or event; nil for everything else.
  package var name: String? {
    switch whole {
    case .recognizer(let name), .view(let name), .responder(let name): name
    case .finger(let number): "\(number)"
    case .lane(let lane): "\(lane)"
    case .event(let seq): "\(seq)"
    default: nil
    }
  }

  /// A view or recognizer by another name; everything else as it is.
  func named(_ change: (String) -> String) -> Target {
    switch self {
    case .recognizer(let name): .recognizer(change(name))
    case .view(let name): .view(change(name))
    default: self
    }
  }
}
