package import TouchArticles
package import TouchLanguage
package import TouchReading
import TouchTrace

/// The classes of a scene's objects with those above them, what they override, and whom their objects refer to.
package struct ClassDiagram: Hashable, Sendable {
  /// A class.
  package struct Box: Hashable, Sendable {
    package var name: String
    /// The class above it; empty for a root.
    package var superclass: String
    /// How many classes are above it.
    package var level: Int
    /// A class of the app.
    package var isOwn: Bool
    /// Its objects may be part of a responder chain.
    package var isResponder: Bool
    /// The methods that it overrides, as far as its source is known.
    package var overrides: [ListedMethod]
    /// Its objects, in the order of the scene.
    package var objects: [Object]
  }

  package struct Object: Hashable, Sendable {
    package var name: String
    package var target: Target
  }

  /// What an object of one class knows of another.
  package struct Reference: Hashable, Sendable {
    package var from: String
    package var to: String
    package var kind: ReferenceKind
    /// What a press selects: an object of the other class; nil where it is none of the scene.
    package var object: Target?
  }

  /// As a tree: each class below the one that it extends.
  package let boxes: [Box]
  /// Each once.
  package let references: [Reference]

  /// `written` are the classes that the scene's file names, by object: they tell apart classes of one name.
  package init(_ input: PictureInput, _ listings: Listings, written: [String: String] = [:]) {
    var maker = ClassMaker(input, listings, written)
    maker.read()
    boxes = maker.boxes
    references = maker.references
  }

  package func references(of name: String) -> [Reference] { references.filter { $0.from == name } }
}

/// Reads the classes of what there is.
private struct ClassMaker {
  private let input: PictureInput
  private let listings: Listings
  private let written: [String: String]
  private var found: [String: ClassDiagram.Box] = [:]
  /// In the order in which they were found.
  private var order: [String] = []
  private(set) var boxes: [ClassDiagram.Box] = []
  private(set) var references: [ClassDiagram.Reference] = []

  init(_ input: PictureInput, _ listings: Listings, _ written: [String: String]) {
    self.input = input
    self.listings = listings
    self.written = written
  }

  mutating func read() {
    for view in input.snapshot.views { add(view.handle, .view(view.name)) }
    for recognizer in input.snapshot.recognizers {
      add(recognizer.handle, .recognizer(recognizer.name))
    }
    for index in input.trace.lineages.indices {
      let handle = Handle(rawValue: UInt32(index))
      let names = input.trace.lineages[index].names
      guard names.contains("UIResponder"), !names.contains("UIView") else { continue }
      add(handle, .responder(input.name(of: handle)))
    }
    for name in order where found[name]?.superclass.isEmpty == true { place(name, level: 0) }
    refer()
  }

  private mutating func add(_ handle: Handle, _ target: Target) {
    let lineage = input.trace.lineage(of: handle)
    let own = listings.chain(
      written[input.name(of: handle)] ?? "", lineage: lineage.names, ownCount: lineage.ownCount)
    for (index, name) in lineage.names.enumerated() where found[name] == nil {
      order.append(name)
      let isOwn = index < lineage.ownCount
      let box = ClassDiagram.Box(
        name: name,
        superclass: index + 1 < lineage.names.count ? lineage.names[index + 1] : "", level: 0,
        isOwn: isOwn, isResponder: lineage.names[index...].contains("UIResponder"),
        overrides: isOwn ? overrides(name, own) : [], objects: [])
      found[name] = box
    }
    let object = ClassDiagram.Object(name: input.printedName(of: handle), target: target)
    found[lineage.name]?.objects.append(object)
  }

  /// Those of its listing; of a class without one what the trace knows.
  private func overrides(_ name: String, _ own: [Listing]) -> [ListedMethod] {
    if let listing = own.first(where: { $0.original == nil && $0.isOf(name) }) {
      return listing.methods.map { ListedMethod(listing.name, $0.name) }
    }
    return (input.trace.overrides[name] ?? []).map(\.rawValue).sorted().map {
      ListedMethod(name, $0)
    }
  }

  /// A class, then those that extend it: UIKit's first.
  private mutating func place(_ name: String, level: Int) {
    guard var box = found[name] else { return }
    box.level = level
    boxes.append(box)
    for below in order where found[below]?.superclass == name { place(below, level: level + 1) }
  }

  private mutating func refer() {
    for recognizer in input.snapshot.recognizers {
      let from = className(recognizer.handle)
      add(from, .view, recognizer.view)
      target(of: recognizer.handle, from)
      helpers(of: recognizer.handle, from)
    }
    for view in input.snapshot.views {
      let from = className(view.handle)
      target(of: view.handle, from)
      helpers(of: view.handle, from)
      if view.parent != .none { add(from, .superview, view.parent) }
    }
    // Controllers and the application.
    let seen = Set(input.snapshot.views.map(\.handle) + input.snapshot.recognizers.map(\.handle))
    for handle in input.trace.helpers.keys.sorted(by: { $0.rawValue < $1.rawValue })
    where !seen.contains(handle) && found[className(handle)] != nil {
      helpers(of: handle, className(handle))
    }
  }

  private mutating func helpers(of handle: Handle, _ from: String) {
    guard let classes = input.trace.helpers[handle] else { return }
    for (role, kind) in [(HelperRole.delegate, ReferenceKind.delegate), (.dataSource, .dataSource)]
    {
      guard let name = classes[role] else { continue }
      add(.init(from: from, to: name, kind: kind, object: found[name]?.objects.first?.target))
    }
  }

  private mutating func target(of handle: Handle, _ from: String) {
    guard let target = input.trace.targets[handle] else { return }
    let object = found[target.className]?.objects.first?.target
    add(.init(from: from, to: target.className, kind: .target, object: object))
  }

  private mutating func add(_ from: String, _ kind: ReferenceKind, _ handle: Handle) {
    guard input.snapshot.view(handle) != nil else { return }
    add(
      .init(
        from: from, to: className(handle), kind: kind, object: .view(input.name(of: handle))))
  }

  private mutating func add(_ reference: ClassDiagram.Reference) {
    let isKnown = references.contains {
      $0.from == reference.from && $0.to == reference.to && $0.kind == reference.kind
    }
    if !isKnown, !reference.from.isEmpty, !reference.to.isEmpty { references.append(reference) }
  }

  private func className(_ handle: Handle) -> String { input.trace.lineage(of: handle).name }
}
