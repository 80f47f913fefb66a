import Foundation
import TouchGeometry
import TouchTrace

@testable import TouchEngine

/// A window with a table of 20 rows of 40 pt, 400 by 400, and a delegate that writes down its calls.
final class TableWorld {
  let world = World()
  let back: UIView
  let table: UITableView
  let notes = TableNotes()

  var engine: Engine { world.engine }

  init(sections: [Int] = [20], _ set: (UITableView) -> Void = { _ in }) {
    notes.counts = sections
    let parts = world.engine.perform {
      let back = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      back.touchscopeName = "back"
      let table = UITableView(frame: back.bounds, style: .plain)
      table.touchscopeName = "table"
      table.panGestureRecognizer.touchscopeName = "pan"
      table.delayRecognizer.touchscopeName = "delay"
      back.addSubview(table)
      return (back, table)
    }
    (back, table) = parts
    let (back, table, notes) = (back, table, notes)
    world.engine.perform {
      world.view.removeFromSuperview()
      table.rowHeight = 40
      table.dataSource = notes
      table.delegate = notes
      set(table)
      world.window.addSubview(back)
    }
    world.wait(0)
    world.engine.layoutIfNeeded()
  }

  func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? {
    engine.perform { table.cellForRow(at: IndexPath(row: row, section: section)) }
  }

  /// A finger on the middle of a row, counted from the top of the screen; it stays down.
  func press(_ row: Int, finger: Int = 1, for seconds: Double = 0.2) {
    world.touch(.began, finger, 200, Double(row) * 40 + 20)
    world.wait(seconds)
  }

  func lift(_ row: Int, finger: Int = 1) {
    world.touch(.ended, finger, 200, Double(row) * 40 + 20)
  }

  /// A finger that comes and goes, and what follows at once.
  func tap(_ row: Int, hold: Double = 0.05) {
    press(row, for: hold)
    lift(row)
    world.wait(0)
    world.wait(0.5)
  }

  var selected: [Int]? { table.indexPathsForSelectedRows?.map(\.row) }
}

/// Cells named after their rows, and answers that a test may choose.
final class TableNotes: UITableViewDataSource, UITableViewDelegate {
  var counts = [20]
  var calls: [String] = []
  var made = 0
  var highlights: (IndexPath) -> Bool = { _ in true }
  var selects: (IndexPath) -> IndexPath? = { $0 }
  var deselects: (IndexPath) -> IndexPath? = { $0 }
  /// What is put into a new cell.
  var fill: (UITableViewCell, IndexPath) -> Void = { _, _ in }
  /// True: a named cell for each row, false: cells that are used again.
  var isNamed = true
  var hasTitles = false

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    hasTitles ? "Section \(section)" : nil
  }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    if !isNamed, let cell = tableView.dequeueReusableCell(withIdentifier: "row") { return cell }
    made += 1
    let cell = UITableViewCell(style: .default, reuseIdentifier: isNamed ? nil : "row")
    if isNamed {
      cell.touchscopeName = "row\(path.row)"
      cell.contentView.touchscopeName = "content\(path.row)"
    }
    fill(cell, path)
    return cell
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool {
    calls.append("shouldHighlight \(path.row)")
    return highlights(path)
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt path: IndexPath) {
    calls.append("didHighlight \(path.row)")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt path: IndexPath) {
    calls.append("didUnhighlight \(path.row)")
  }
  func tableView(_ tableView: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
    calls.append("willSelect \(path.row)")
    return selects(path)
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt path: IndexPath) -> IndexPath? {
    calls.append("willDeselect \(path.row)")
    return deselects(path)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
    calls.append("didSelect \(path.row)")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt path: IndexPath) {
    calls.append("didDeselect \(path.row)")
  }
}
