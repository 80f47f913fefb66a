package import TouchRecording
package import TouchScenes

/// Looks for the shortest inputs and the smallest scene with which an outcome stays.
package struct Shrinker {
  /// What is left so far.
  package private(set) var root: SceneNode
  package private(set) var inputs: [SceneInput]
  private let original: Recording
  private var minimiser: Minimiser
  /// Inputs that made sense stay so: a finger goes down before it moves.
  private let staysInOrder: Bool
  private let keeps: (Recording) -> Bool
  /// False for a scene that has the outcome only with its own text; nothing of it is left out then.
  private var canRewrite = true

  /// `keeps` says whether a recording, which carries its scene, has the outcome; this one has.
  ///
  /// Throws what is wrong with the scene's text.
  package init(
    _ recording: Recording, attempts: Int = 20_000, keeps: @escaping (Recording) -> Bool
  ) throws {
    original = recording
    root = try SceneDocument(text: recording.sceneText ?? "", path: recording.scenePath).root
    inputs = recording.inputs
    minimiser = Minimiser(attempts: attempts)
    staysInOrder = InputAtoms.areInOrder(recording.inputs)
    self.keeps = keeps
  }

  /// The recording as it is now, with its scene.
  package var recording: Recording { recording(root, inputs) }

  private func recording(_ root: SceneNode, _ inputs: [SceneInput]) -> Recording {
    var recording = original
    recording.inputs = inputs
    guard canRewrite else { return recording }
    let text = SceneWriter.text(root)
    recording.sceneText = text
    recording.digest = digest(of: text)
    return recording
  }

  private mutating func accepts(_ root: SceneNode, _ inputs: [SceneInput]) -> Bool {
    let candidate = recording(root, inputs)
    let keeps = keeps
    return minimiser.accepts { keeps(candidate) }
  }

  /// Leaves out what can be, until nothing more can.
  package mutating func run() {
    canRewrite = accepts(root, inputs)
    var isDone = false
    while !isDone, minimiser.attemptsLeft > 0 {
      let before = (recording.sceneText, inputs)
      shortenInputs()
      if canRewrite {
        shrink(at: [])
        lift(at: [])
      }
      isDone = before == (recording.sceneText, inputs)
    }
  }

  // MARK: Inputs

  private mutating func shortenInputs() {
    var atoms = InputAtoms(inputs)
    var minimiser = minimiser
    let groups = minimiser.minimise(atoms.groups) { keep(atoms.inputs(of: $0.flatMap(\.self))) }
    inputs = atoms.inputs(of: groups.flatMap(\.self))
    atoms = InputAtoms(inputs)
    let left = minimiser.minimise(atoms.atoms) { keep(atoms.inputs(of: $0)) }
    inputs = atoms.inputs(of: left)
    self.minimiser = minimiser
  }

  private func keep(_ inputs: [SceneInput]) -> Bool {
    if staysInOrder, !InputAtoms.areInOrder(inputs) { return false }
    return keeps(recording(root, inputs))
  }

  // MARK: Scene

  /// Leaves out items and entries of a node, and then of those that are left.
  private mutating func shrink(at path: SceneReduction.Path) {
    let reduction = SceneReduction(root: root)
    var minimiser = minimiser
    let kept = minimiser.minimise(Array(0..<reduction.count(at: path))) {
      keeps(recording(reduction.keeping($0, at: path), inputs))
    }
    self.minimiser = minimiser
    if kept.count < reduction.count(at: path) { root = reduction.keeping(kept, at: path) }
    var index = 0
    while index < SceneReduction(root: root).count(at: path) {
      shrink(at: path + [index])
      index += 1
    }
  }

  /// Takes views away around their subviews.
  private mutating func lift(at path: SceneReduction.Path) {
    while let smaller = SceneReduction(root: root).lifting(path), accepts(smaller, inputs) {
      root = smaller
    }
    var index = 0
    while index < SceneReduction(root: root).count(at: path) {
      lift(at: path + [index])
      index += 1
    }
  }
}
