package import TouchArticles
package import TouchReading
package import TouchLanguage
package import TouchTrace

/// What a region of the window stands for: what is pressed, hovered, selected, or has the keys.
package enum Target: Hashable, Sendable {
  // Objects of the scene.
  case recognizer(String)
  case recognizerPart(String, RecognizerPart)
  case view(String)
  case finger(Int)
  case responder(String)
  case lane(LaneID)
  case laneAction(LaneID, LaneAction)
  case event(Int)

  // What is drawn over the scene and beside it.
  case screen
  case hit(String)
  case rejected(String)
  case area(String)
  case hud(Int)
  case chain
  case path
  case legend
  /// A text beside the device that is about no single object, by its title.
  case note(String)
  case drop

  // What is pressed.
  case command(CommandID)
  case more(MoreMenu)
  case speed(Double)
  case field(FieldID)
  case filter(TraceKind)
  case nestedFilter
  case printedFilter
  case breakpoint(event: Int)
  case disclosure(view: String)
  /// Views in the tree that share a row, because they took no part in the hit test or are containers of UIKit, by the first
  /// of them.
  case idle(first: String)
  /// The slider of the layers that are drawn, and its two thumbs.
  case layers
  case layer(LayerRange.End)
  case badge(view: String, HierarchyBadge)
  case property(String, PropertyAction?)
  case requirement(RequirementChange, String)
  /// A value that would let the last gesture end otherwise.
  case suggestion(PropertyValue)
  /// A line of the graph of relations, from 1.
  case relation(Int)
  case rule(Rule)
  /// Graph or matrix of the relations.
  case arbitration(RelationsView)
  /// The cell of two recognizers in the matrix: the first acts on the second.
  case pair(String, String)

  // Composing.
  case compose(ComposeTarget)

  case runs(RunTarget)

  // Scenes and files.
  case scene(String)
  case recent(String)
  case file(String)
  case folder(String)
  case forget(String)
  case run(String)
  /// Nil for the scene as it is.
  case variant(String?)
  case problem
  case article(ArticleTarget)
  case listing(ListingTarget)

  // The timeline.
  case plot
  case overview
  case playhead
  case timelineArea
  case timelineMore

  // What lies over the panels.
  case help
  case palette
  indirect case paletteItem(PaletteAction)
  case menuPanel
  indirect case menu(MenuAction)
  case question(QuestionAnswer)

  /// Why tells again what was decided: nothing is selected any more.
  case decided

  // What is only read.
  case why
  case whyTitle
  case unexplained
  case breadcrumb
  case inspected
  case status(StatusPart)
  case constant

  /// A part of a panel that keys come to as one, by its name.
  case group(String)
  /// A text that is only scrolled, by the key of its list.
  case page(String)
}

extension Target: CustomStringConvertible {
  /// As goldens and texts have it: `recognizer:pan`, `command:play`.
  package var description: String {
    switch self {
    case .recognizer(let name): "recognizer:\(name)"
    case .recognizerPart(let name, let part): "recognizer:\(name)/\(part)"
    case .view(let name): "view:\(name)"
    case .finger(let number): "finger:\(number)"
    case .responder(let name): "responder:\(name)"
    case .lane(let lane): "lane:\(lane)"
    case .laneAction(let lane, let action): "lane:\(lane):\(action.rawValue)"
    case .event(let seq): "event:\(seq)"
    case .screen: "screen"
    case .hit(let view): "hit:\(view)"
    case .rejected(let view): "rejected:\(view)"
    case .area(let view): "area:\(view)"
    case .hud(let finger): "hud:\(finger)"
    case .chain: "chain"
    case .path: "path"
    case .legend: "legend"
    case .note(let title): "note:\(title)"
    case .drop: "drop"
    case .command(let id): "command:\(id.rawValue)"
    case .more(let menu): "more:\(menu.rawValue)"
    case .speed(let speed): "speed:\(speed)"
    case .field(let field): "field:\(field.rawValue)"
    case .filter(let kind): "filter:\(kind.name)"
    case .nestedFilter: "filter:nested"
    case .printedFilter: "filter:printed"
    case .breakpoint(let event): "breakpoint:event:\(event)"
    case .disclosure(let view): "disclosure:view:\(view)"
    case .idle(let first): "idle:\(first)"
    case .layers: "layers"
    case .layer(let end): "layer:\(end.rawValue)"
    case .badge(let view, let badge): "badge:\(view):\(badge.rawValue)"
    case .property(let name, let action): "property:\(name)" + (action.map { ":\($0)" } ?? "")
    case .requirement(let change, let name): "relation:\(change.rawValue):\(name)"
    case .suggestion(let value): "suggestion:\(value.code)"
    case .relation(let number): "relation:\(number)"
    case .rule(let rule): "rule:\(rule.id)"
    case .arbitration(let view): "arbitration:\(view.rawValue)"
    case .pair(let first, let second): "pair:\(first):\(second)"
    case .compose(let target): "compose:\(target)"
    case .runs(let target): "runs:\(target)"
    case .scene(let path): "scene:\(path)"
    case .recent(let path): "recent:\(path)"
    case .file(let path): "file:\(path)"
    case .folder(let path): "folder:\(path)"
    case .forget(let path): "forget:\(path)"
    case .run(let name): "run:\(name)"
    case .variant(let name): "variant:\(name ?? "none")"
    case .problem: "problem"
    case .article(let target): "article:\(target)"
    case .listing(let target): "listing:\(target)"
    case .plot: "timeline:plot"
    case .overview: "timeline:overview"
    case .playhead: "timeline:playhead"
    case .timelineArea: "timeline:area"
    case .timelineMore: "timeline:more"
    case .help: "help"
    case .palette: "palette"
    case .paletteItem(let action): "palette:\(action)"
    case .menuPanel: "menu"
    case .menu(let action): "menu:\(action)"
    case .question(let answer): "question:\(answer.rawValue)"
    case .decided: "why:decided"
    case .why: "why"
    case .whyTitle: "why:title"
    case .unexplained: "why:unexplained"
    case .breadcrumb: "breadcrumb"
    case .inspected: "inspected"
    case .status(let part): "status:\(part.rawValue)"
    case .constant: "system:constant"
    case .group(let name): "group:\(name)"
    case .page(let key): "page:\(key)"
    }
  }
}
