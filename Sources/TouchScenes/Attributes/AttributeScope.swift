import TouchEngine
import TouchTrace

/// What an attribute may use while it is applied: readers of values, the scene's objects by id, and a place for what
/// objects cannot keep themselves.
protocol AttributeScope: SceneReader {
  var engine: Engine { get }
  var loaded: LoadedObjects { get }
  /// Names in `actions` that differ from the id.
  var actionNames: [Handle: String] { get set }
  /// Overrides of `next`, with their position; cycles of them are reported.
  var overriddenNext: [(UIResponder, UIResponder, SceneNode)] { get set }
  /// Names an object that another object creates.
  func adopt(_ object: AnyObject, _ id: String, _ place: SceneNode)
  /// Reads what code of the app would do.
  func changes(_ node: SceneNode) -> [SceneChange]
  func perform(_ changes: [SceneChange])
  /// Blocks the main thread for so many seconds.
  func stall(_ seconds: Double)
  func loadSections(_ node: SceneNode, of table: UITableView)
  func loadRows(_ node: SceneNode, of table: UITableView)
  func loadItems(_ node: SceneNode, of view: UICollectionView)
}

extension AttributeScope {
  /// Runs `body` with the object of that id once everything is loaded.
  func whenLoaded<T: AnyObject>(
    _ id: String, _ type: T.Type, at node: SceneNode, _ body: @escaping (T) -> Void
  ) {
    loaded.whenLoaded(id, type, at: node, body)
  }
}
