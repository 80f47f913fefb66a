package import TouchArticles
package import TouchLanguage
package import TouchReading
package import TouchTrace

/// A part of a recognizer's state machine.
package enum RecognizerPart: Hashable, Sendable, CustomStringConvertible {
  case node(DiagramNode)
  case edge(from: DiagramNode, to: DiagramNode)

  /// `node:failed`, `edge:possible→failed`.
  package var description: String {
    switch self {
    case .node(let node): "node:\(node.rawValue)"
    case .edge(let from, let to): "edge:\(from.rawValue)\u{2192}\(to.rawValue)"
    }
  }
}

/// A state of a recognizer as a place of its diagram; waiting for others is one too.
package enum DiagramNode: String, CaseIterable, Sendable {
  case possible, held, began, changed, ended, cancelled, failed

  var isTerminal: Bool { self == .ended || self == .cancelled || self == .failed }
}

/// A lane of the timeline.
package enum LaneID: Hashable, Sendable, CustomStringConvertible {
  case finger(Int)
  case recognizer(String)
  /// Recognizers with one outcome at one moment, by their state and the name of the first.
  case group(StateLabel, String)
  /// A view or another responder that was told of touches.
  case view(String)
  /// The responders that were told what a view was told.
  case chain(String)
  /// The content offset of a scroll view.
  case offset(String)
  case answers, heldBack

  /// As it is called where lanes are listed.
  package var description: String {
    switch self {
    case .finger(let number): "T\(number)"
    case .recognizer(let name), .view(let name): name
    case .group(let state, let name): "\(name)+\(state)"
    case .chain(let name): "\(name)+chain"
    case .offset(let name): "\(name).contentOffset"
    case .answers: "answers"
    case .heldBack: "heldBack"
    }
  }
}

/// What keeps a view from taking touches as it looks, or makes it look other than its frame.
package enum HierarchyBadge: String, CaseIterable, Sendable {
  case hidden, alpha, interaction, clips, transform
}

/// A place to type that is not a property.
package enum FieldID: String, Sendable {
  case hierarchy, scenes, articles, log, palette, help, library, rename, runName, text
}

/// A button that opens a menu: of what has no room beside it, or of what it can be set to.
package enum MoreMenu: String, Sendable {
  case toolbar, left, right, log, run
  case variant, time, simulate, overlays, theme
}

/// What is pressed where a scene is composed.
package enum ComposeTarget: Hashable, Sendable, CustomStringConvertible {
  case entry(LibraryEntry)
  /// A class of the user's.
  case userClass(String, isRecognizer: Bool)
  case group(LibraryGroup)
  /// Makes or removes a relation from the first recognizer to the other.
  case relate(SceneRelation, String, String, isOn: Bool)
  /// Puts an object into another.
  case move(String, into: String)
  /// A line of the scene's text, from 1.
  case line(Int)
  /// A word that fits at the caret of the text.
  case complete(String)
  /// Goes on in what is searched in the text, or ends that.
  case find(FindStep)
  /// Shows why the last outcome came.
  case details
  /// Lists the recognizers of a view.
  case recognizers(of: String)
  /// Lists the groups of the library.
  case groups

  /// `tap`, `group:views`, `requireToFail:tap:pan`, `line:4`.
  package var description: String {
    switch self {
    case .entry(let entry): entry.rawValue
    case .userClass(let name, _): "class:\(name)"
    case .group(let group): "group:\(group.rawValue)"
    case .relate(let relation, let a, let b, let isOn):
      "\(isOn ? "" : "no ")\(relation.rawValue):\(a):\(b)"
    case .move(let id, let parent): "move:\(id):\(parent)"
    case .line(let number): "line:\(number)"
    case .complete(let word): "complete:\(word)"
    case .find(let step): "find:\(step.rawValue)"
    case .details: "details"
    case .recognizers(let view): "recognizers:\(view)"
    case .groups: "groups"
    }
  }
}

/// What a button beside searched letters does.
package enum FindStep: String, CaseIterable, Sendable { case previous, next, close }

/// What is pressed about the source of a class.
package enum ListingTarget: Hashable, Sendable, CustomStringConvertible {
  /// Opens the listing of a class at a method, with an object of that class.
  case method(ListedMethod)
  /// The same of a view, whichever of its classes has the method.
  case override(view: String, String)
  /// Opens or closes a listing.
  case fold(String)
  /// Copies the address of Apple's page about a class.
  case page(String)

  /// `WYView.hitTest(_:with:)`, `fold:WYView`, `page:UIView`.
  package var description: String {
    switch self {
    case .method(let method): "\(method)"
    case .override(let view, let method): "\(view).\(method)"
    case .fold(let name): "fold:\(name)"
    case .page(let name): "page:\(name)"
    }
  }
}

/// What a control does to its property.
package enum PropertyAction: Hashable, Sendable, CustomStringConvertible {
  case toggle, plus, minus, revert, field
  /// Opens what it may be.
  case menu
  case choice(String)
  /// Takes one of several out.
  case remove(String)
  /// What a row is moved by.
  case grip
  /// A number of rows becomes rows.
  case writeOut
  case makeSections, addSection

  /// `toggle`, `choice:vertical`.
  package var description: String {
    switch self {
    case .toggle: "toggle"
    case .plus: "plus"
    case .minus: "minus"
    case .revert: "revert"
    case .field: "field"
    case .menu: "menu"
    case .choice(let choice): "choice:\(choice)"
    case .remove(let word): "remove:\(word)"
    case .grip: "grip"
    case .writeOut: "writeOut"
    case .makeSections: "makeSections"
    case .addSection: "addSection"
    }
  }
}

/// What is done to the recognizers that another one requires to fail.
package enum RequirementChange: String, Sendable { case add, remove }

/// A part of the line at the bottom.
package enum StatusPart: String, Sendable { case moment, hint }

/// What is pressed while something has to be decided; beside the buttons it waits.
package enum QuestionAnswer: String, Sendable { case yes, no, third, wait }

/// What an item of a menu does.
package enum MenuAction: Hashable, Sendable, CustomStringConvertible {
  case select(Target)
  case why(Target)
  case inspect(Target)
  case `break`(Target)
  case enable(Target)
  case cancel(finger: Int)
  case copy(String)
  case event(Int)
  /// Leads to an item that has no room now.
  case page(Int)
  /// What a press on this does elsewhere.
  case press(Target)

  /// `why:recognizer:pan`, `command:play`.
  package var description: String {
    switch self {
    case .select(let target): "select:\(target)"
    case .why(let target): "why:\(target)"
    case .inspect(let target): "inspect:\(target)"
    case .break(let target): "break:\(target)"
    case .enable(let target): "enable:\(target)"
    case .cancel(let finger): "cancel:\(finger)"
    case .copy(let text): "copy:\(text)"
    case .event(let seq): "event:\(seq)"
    case .page(let item): "page:\(item)"
    case .press(let target): "\(target)"
    }
  }
}

/// What an item of the palette does.
package enum PaletteAction: Hashable, Sendable, CustomStringConvertible {
  case command(CommandID)
  /// Opens the scene of a path.
  case scene(String)
  /// Makes a scene of a template.
  case template(SceneTemplate)
  case article(ArticleTarget)
  case select(Target)
  /// Shows what there is to know of an object: its class, its properties, its source.
  case describe(Target)
  /// Makes a gesture at a place, or where the window finds one.
  case gesture(GesturePreset, at: GestureQuery.Place?)
  /// Gives the window's touches another contact.
  case contact(TouchContact)
  /// Begins to type one of its numbers.
  case contactValue(TouchContact.Value)

  /// `play`, `scene:scenes/000-td-tap.yaml`, `view:card`.
  package var description: String {
    switch self {
    case .command(let id): id.rawValue
    case .scene(let path): "scene:\(path)"
    case .template(let template): "template:\(template.rawValue)"
    case .article(let target): "article:\(target)"
    case .select(let target): "\(target)"
    case .describe(let target): "describe:\(target)"
    case .gesture(let preset, _): "gesture:\(preset.kind.rawValue)"
    case .contactValue(let value): "contact:\(value.rawValue)"
    case .contact(let contact): contact == .usual ? "contact:usual" : "contact"
    }
  }
}

/// What is pressed in the tab Runs.
package enum RunTarget: Hashable, Sendable, CustomStringConvertible {
  /// Shows what fails in it, or no longer does.
  case select(RunID)
  case play(RunID)
  /// Takes a new name for it.
  case rename(RunID)
  /// Puts the last gesture in its place.
  case record(RunID)
  case delete(RunID)
  /// An expectation says from now on what came.
  case update(RunID, ExpectationUpdate)

  /// `select:a tap`, `play:a tap`.
  package var description: String {
    switch self {
    case .select(let run): "select:\(run.name)"
    case .play(let run): "play:\(run.name)"
    case .rename(let run): "rename:\(run.name)"
    case .record(let run): "record:\(run.name)"
    case .delete(let run): "delete:\(run.name)"
    case .update(let run, let update): "update:\(run.name):\(update.item):\(update.key ?? "")"
    }
  }
}
