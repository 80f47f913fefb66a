import UIKit

/// Table code as an app writes it, through `import UIKit` alone.
final class FruitCell: UITableViewCell {
  let price = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    accessoryType = .disclosureIndicator
    price.textAlignment = .right
    contentView.addSubview(price)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    price.frame = CGRect(x: 100, y: 0, width: 80, height: contentView.bounds.height)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    price.text = nil
  }
}

/// A controller with a table of its own.
final class FruitController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let fruit = [["Apple", "Pear"], ["Leek", "Carrot", "Beetroot"]]
  let tableView = UITableView(frame: .zero, style: .grouped)
  var chosen: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.dataSource = self
    tableView.delegate = self
    tableView.rowHeight = 60
    tableView.separatorStyle = .none
    tableView.tableFooterView = UIView()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
    view.addSubview(tableView)
  }

  func numberOfSections(in tableView: UITableView) -> Int { fruit.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    fruit[section].count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? "Fruit" : "Vegetables"
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let name = fruit[indexPath.section][indexPath.row]
    if indexPath.section == 1 {
      let cell = tableView.dequeueReusableCell(withIdentifier: "plain", for: indexPath)
      cell.textLabel?.text = name
      return cell
    }
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "fruit") as? FruitCell
      ?? FruitCell(style: .default, reuseIdentifier: "fruit")
    cell.textLabel?.text = name
    cell.price.text = "1.20"
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen.append(fruit[indexPath.section][indexPath.row])
    tableView.deselectRow(at: indexPath, animated: true)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { chosen.append("scrolled") }
}

/// A controller that is a table.
final class NumberController: UITableViewController {
  var chosen: IndexPath?

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    30
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "\(indexPath.row)"
    cell.detailTextLabel?.text = "section \(indexPath.section)"
    return cell
  }

  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { indexPath.row == 0 ? 100 : 50 }

  override func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath.row == 1 ? nil : indexPath }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen = indexPath
  }
}

/// Zooms one of its views.
final class PhotoController: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  let imageView = UIImageView()
  var ends: [CGFloat] = []

  override func viewDidLoad() {
    scrollView.frame = view.bounds
    imageView.frame = view.bounds
    scrollView.addSubview(imageView)
    scrollView.contentSize = imageView.frame.size
    scrollView.minimumZoomScale = 1
    scrollView.maximumZoomScale = 3
    scrollView.delegate = self
    view.addSubview(scrollView)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    ends.append(scale)
  }
}
