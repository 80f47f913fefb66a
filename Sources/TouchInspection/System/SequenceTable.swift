import TouchLanguage
import TouchReading
import TouchTrace

/// The messages of the sequence diagram as rows.
enum SequenceTable {
  static func make(_ input: PictureInput, _ selection: Target?) -> SystemTable {
    let columns: [SystemColumn] = [.time, .from, .to, .message]
    var rows: [SystemTable.Row] = []
    if let diagram = SequenceDiagram(input, selection: selection) {
      rows = diagram.messages.map { message in
        SystemTable.Row(
          [
            Units.milliseconds(message.time.since(diagram.start)),
            diagram.lifelines[message.from].name, diagram.lifelines[message.to].name, message.text,
          ], event: message.event, style: message.isToCome ? .toCome : .plain)
      }
    }
    return SystemTable(.sequence, columns.map { Text.system.column($0) }, rows)
  }
}
