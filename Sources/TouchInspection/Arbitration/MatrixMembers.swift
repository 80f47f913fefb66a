import TouchReading
import TouchTrace

/// Who stands in the matrix of relations.
struct MatrixMembers {
  /// Those that have a part in the gesture, by view; all of the scene before anything was touched.
  let recognizers: [Handle]
  /// Those that were hit, and those whose touches recognizers took, or that acted on recognizers.
  let views: [Handle]
  /// How many recognizers have no part in the gesture, or no room.
  let leftOut: Int
  /// What each row and column is called.
  let names: [Handle: String]
  /// Whether views have rows, too: one of them acted.
  let hasViewRows: Bool

  var rows: [Handle] { recognizers + (hasViewRows ? views : []) }
  var columns: [Handle] { recognizers + views }
  func name(_ member: Handle) -> String { names[member] ?? "" }
  func isView(_ member: Handle) -> Bool { views.contains(member) }

  /// `room`: for how many columns there is room at most; where it is too little, recognizers with relations come first.
  init(_ relations: [Relation], _ input: PictureInput, room: Int) {
    let all = RecognizerOrder.handles(input)
    let ends = relations.flatMap { [$0.from, $0.to] }
    let inPlay = all.filter { input.reading.recognizer($0)?.wasInPlay == true }
    var views: [Handle] = []
    // To what no recognizer watches none can do anything.
    let hits =
      inPlay.isEmpty
      ? [] : input.reading.fingers.compactMap { input.reading.hit(of: $0.handle)?.winner }
    for view in hits + ends where input.snapshot.view(view) != nil && !views.contains(view) {
      views.append(view)
    }
    let related = Set(ends)
    let part =
      inPlay.isEmpty ? all : all.filter { inPlay.contains($0) || related.contains($0) }
    let most = max(1, room - views.count)
    recognizers =
      part.count <= most ? part : Array(part.filter { related.contains($0) }.prefix(most))
    self.views = views
    leftOut = all.count - recognizers.count
    hasViewRows = relations.contains { views.contains($0.from) }
    names = (recognizers + views).reduce(into: [:]) { $0[$1] = input.name(of: $1) }
  }
}
