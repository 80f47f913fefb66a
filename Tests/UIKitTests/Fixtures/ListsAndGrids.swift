import UIKit

// Tables, grids, buttons and labels as they are written for iOS.

/// A row that a finger drags to the left, its own delegate.
class SwipeCell: UITableViewCell {
  private(set) var states: [UIGestureRecognizer.State] = []
  let pan = UIPanGestureRecognizer()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    pan.addTarget(self, action: Selector("panned:", SwipeCell.panned))
    pan.delegate = self
    addGestureRecognizer(pan)
    accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    backgroundView = UIView()
    let selected = UIView()
    selected.backgroundColor = .yellow
    selectedBackgroundView = selected
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func panned(_ pan: UIPanGestureRecognizer) { states.append(pan.state) }

  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let pan = recognizer as? UIPanGestureRecognizer else { return true }
    let way = pan.translation(in: self)
    return abs(way.x) > abs(way.y)
  }
  override func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { other is UITapGestureRecognizer }
}

/// A list of such rows.
class SwipeList: UITableViewController {
  var items = ["a", "b", "c"] + (0..<40).map { "\($0)" }
  private(set) var scrolls = 0

  init() { super.init(style: .plain) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(SwipeCell.self, forCellReuseIdentifier: "cell")
    tableView.keyboardDismissMode = .onDrag
    tableView.contentInsetAdjustmentBehavior = .never
  }
  override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }
  override func tableView(
    _ table: UITableView, cellForRowAt path: IndexPath
  ) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path) as! SwipeCell
    cell.textLabel?.text = items[path.row]
    return cell
  }
  override func tableView(_ table: UITableView, canEditRowAt path: IndexPath) -> Bool { true }
  override func tableView(
    _ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
  ) { if style == .delete { remove(path) } }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  override func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { targetContentOffset.pointee.y = 44 }

  func insert(_ item: String, at row: Int) {
    items.insert(item, at: row)
    tableView.beginUpdates()
    tableView.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    tableView.endUpdates()
  }
  func remove(_ path: IndexPath) {
    items.remove(at: path.row)
    tableView.deleteRows(at: [path], with: .left)
  }
  func move(_ row: Int, to place: Int) {
    tableView.performBatchUpdates({
      self.items.insert(self.items.remove(at: row), at: place)
      self.tableView.moveRow(
        at: IndexPath(row: row, section: 0), to: IndexPath(row: place, section: 0))
    })
  }
}

/// An item that shrinks under a finger.
class ShrinkingCell: UICollectionViewCell {
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override var isHighlighted: Bool {
    didSet { transform = isHighlighted ? CGAffineTransform(scaleX: 0.9, y: 0.9) : .identity }
  }
}

/// A strip of items that scrolls sideways.
class Strip: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  private(set) var chosen: [Int] = []

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 0
    super.init(collectionViewLayout: layout)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(ShrinkingCell.self, forCellWithReuseIdentifier: "item")
  }
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 20 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    (cell as! ShrinkingCell).label.text = "\(indexPath.item)"
    return cell
  }
  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { chosen.append(indexPath.item) }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: indexPath.item.isMultiple(of: 2) ? 100 : 50, height: 400) }
}

/// A label with room around its text.
class PaddedLabel: UILabel {
  override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 10, dy: 5)) }
}

/// A button as most apps make theirs.
func makeButton(_ title: String) -> UIButton {
  let button = UIButton(type: .system)
  button.setTitle(title, for: .normal)
  button.setTitleColor(.red, for: .normal)
  button.setTitleColor(.green, for: .highlighted)
  button.titleLabel?.font = .systemFont(ofSize: 20, weight: .bold)
  button.titleLabel?.numberOfLines = 0
  return button
}

/// Constraints against guides, with priorities.
func constrain(_ view: UIView) {
  let height = view.heightAnchor.constraint(equalToConstant: 3)
  height.priority = .defaultHigh
  height.isActive = true
  NSLayoutConstraint.activate([
    view.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
    view.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
  ])
  NSLayoutConstraint.deactivate(view.constraints)
}
