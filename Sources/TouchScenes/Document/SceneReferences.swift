/// Where a scene's text mentions an object: the one table of such places.
struct SceneReferences {
  /// One place.
  struct Site {
    /// To the scalar, or to the value of the key that is the place.
    var path: [SceneStep]
    var isKey: Bool
    /// Words of a line; otherwise the whole text is an id, with what comes behind a dot.
    var isLine: Bool
    var node: SourceNode
  }

  /// Attributes whose value is an id or a list of ids.
  static let attributes: Set = [
    "requireToFail", "simultaneousWith", "requireFailureOf", "beRequiredToFailBy", "canPrevent",
    "canBePreventedBy", "nextResponder", "viewForZooming", "delegate",
  ]
  /// Attributes of which one key has ids.
  private static let parts: [String: String] = [
    "drives": "view", "shouldReceiveTouch": "onlyOn", "shouldBegin": "onlyOn",
    "pointInside": "selfOrSubview", "hitTest": "view", "sendAction": "to",
  ]
  /// Attributes that have ids, all of them or in a part.
  static func holdsIDs(_ attribute: String) -> Bool {
    attributes.contains(attribute) || parts[attribute] != nil
  }

  /// Lists of changes that a program makes.
  static let programs: Set = [
    "input", "whenAction", "whenTouchesBegan", "whenWillAppear", "whenDidAppear",
  ]
  private static let places: Set = ["at", "from", "to", "in", "along"]
  /// What a program does that names no object.
  private static let deeds: Set = ["rotateDevice", "button", "motion"]
  private static let lineLists: Set = ["is", "includes", "excludes", "lines", "after", "at"]

  private let id: String
  /// Longer ids that begin with this one and a dot.
  private let others: [String]
  private(set) var sites: [Site] = []

  /// All places that mention `id`, or what it brings along, as `scroll.pan` of `scroll`.
  static func find(_ id: String, in root: SourceNode, ids: Set<String>) -> [Site] {
    var references = SceneReferences(id, ids)
    references.objects(root, [])
    return references.sites
  }

  private init(_ id: String, _ ids: Set<String>) {
    self.id = id
    others = ids.filter { $0.hasPrefix(id + ".") }.sorted()
  }

  /// All words of a text with what stands before each of their dots: what is none of them is mentioned nowhere.
  static func words(in root: SourceNode) -> Set<String> {
    var found: Set<String> = []
    func visit(_ node: SourceNode) {
      for word in node.text?.split(separator: " ") ?? [] {
        found.insert(String(word))
        for index in word.indices where word[index] == "." {
          found.insert(String(word[..<index]))
        }
      }
      for item in node.items { visit(item.node) }
      for entry in node.entries {
        visit(entry.key)
        visit(entry.value)
      }
    }
    visit(root)
    return found
  }

  // MARK: Words

  private func isMentioned(in word: String) -> Bool {
    word == id
      || word.hasPrefix(id + ".")
        && !others.contains { word == $0 || word.hasPrefix($0 + ".") }
  }

  private static let separators: Set<Character> = [" "]

  /// The text of a place with another id in place of this one.
  static func renamed(_ site: Site, _ id: String, to other: String, ids: Set<String>) -> String {
    let references = SceneReferences(id, ids)
    let text = site.node.text ?? ""
    func word(_ word: String) -> String {
      references.isMentioned(in: word) ? other + word.dropFirst(id.count) : word
    }
    guard site.isLine else { return word(text) }
    return text.split(separator: " ", omittingEmptySubsequences: false)
      .map { word(String($0)) }.joined(separator: " ")
  }

  private mutating func note(
    _ node: SourceNode, _ path: [SceneStep], isKey: Bool = false, isLine: Bool = false
  ) {
    guard let text = node.text else { return }
    let isHere =
      isLine
      ? text.split(separator: " ").contains { isMentioned(in: String($0)) } : isMentioned(in: text)
    if isHere { sites.append(Site(path: path, isKey: isKey, isLine: isLine, node: node)) }
  }

  /// All scalars in a node.
  private mutating func all(_ node: SourceNode, _ path: [SceneStep], isLine: Bool = false) {
    note(node, path, isLine: isLine)
    for (index, item) in node.items.enumerated() {
      all(item.node, path + [.index(index)], isLine: isLine)
    }
    for entry in node.entries { all(entry.value, path + [.key(entry.name)], isLine: isLine) }
  }

  // MARK: Parts of a scene

  private mutating func objects(_ node: SourceNode, _ path: [SceneStep]) {
    for (index, item) in node.items.enumerated() { objects(item.node, path + [.index(index)]) }
    for entry in node.entries {
      let path = path + [.key(entry.name)]
      switch entry.name {
      case "runs": runs(entry.value, path)
      case "variants":
        for (index, item) in entry.value.items.enumerated() {
          if let set = item.node["set"] { changes(set, path + [.index(index), .key("set")]) }
        }
      case "title", "topic", "about", "id", "class": break
      default: attribute(entry.name, entry.value, path)
      }
    }
  }

  private mutating func attribute(_ name: String, _ value: SourceNode, _ path: [SceneStep]) {
    if Self.attributes.contains(name), name != "delegate" || value.text != nil {
      all(value, path)
    } else if Self.programs.contains(name) {
      inputs(value, path)
    } else if name == "hitTest", let ids = value["sampled"]?["ids"] {
      all(ids, path + [.key("sampled"), .key("ids")])
    } else if let part = Self.parts[name], let ids = value[part] {
      all(ids, path + [.key(part)])
    } else {
      objects(value, path)
    }
  }

  /// `id.property: value`
  private mutating func changes(_ node: SourceNode, _ path: [SceneStep]) {
    for entry in node.entries {
      let path = path + [.key(entry.name)]
      note(entry.key, path, isKey: true)
      let property = entry.name.split(separator: ".").last.map(String.init) ?? ""
      attribute(property, entry.value, path)
    }
  }

  private mutating func runs(_ node: SourceNode, _ path: [SceneStep]) {
    for (index, item) in node.items.enumerated() {
      let path = path + [.index(index)]
      if let input = item.node["input"] { inputs(input, path + [.key("input")]) }
      if let expect = item.node["expect"] { expectations(expect, path + [.key("expect")]) }
    }
  }

  private mutating func inputs(_ node: SourceNode, _ path: [SceneStep]) {
    for (index, item) in node.items.enumerated() { inputs(item.node, path + [.index(index)]) }
    for entry in node.entries {
      let path = path + [.key(entry.name)]
      switch entry.name {
      case "set": changes(entry.value, path)
      case "do":
        for deed in entry.value.entries where !Self.deeds.contains(deed.name) {
          all(deed.value, path + [.key(deed.name)])
        }
      case let key where Self.places.contains(key): all(entry.value, path)
      case "ask", "wait": break
      default: inputs(entry.value, path)
      }
    }
  }

  private mutating func expectations(_ node: SourceNode, _ path: [SceneStep]) {
    for (index, item) in node.items.enumerated() { expectations(item.node, path + [.index(index)]) }
    for entry in node.entries {
      let path = path + [.key(entry.name)]
      switch entry.name {
      case "actions", "of", "firstResponder": all(entry.value, path)
      case "states", "values": keys(entry.value, path, isLine: false)
      case "why":
        keys(entry.value, path, isLine: false)
        all(entry.value, path, isLine: true)
      case "times", "counts", "stack": keys(entry.value, path, isLine: true)
      case let key where Self.lineLists.contains(key): all(entry.value, path, isLine: true)
      case "kinds", "prints", "sameTouch", "within": break
      default: expectations(entry.value, path)
      }
    }
  }

  private mutating func keys(_ node: SourceNode, _ path: [SceneStep], isLine: Bool) {
    for entry in node.entries {
      note(entry.key, path + [.key(entry.name)], isKey: true, isLine: isLine)
    }
  }
}
