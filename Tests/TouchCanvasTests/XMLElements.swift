import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads XML into a flat list of elements.
nonisolated final class XMLElements: NSObject, XMLParserDelegate {
  struct Element {
    var name: String
    var attributes: [String: String]
    /// The clips of the elements around it, outermost first.
    var clips: [String]
    var text = ""
    subscript(_ attribute: String) -> String? { attributes[attribute] }
  }

  private var elements: [Element] = []
  /// Indices of the elements that are open.
  private var open: [Int] = []

  static func read(_ document: String) throws -> [Element] {
    let parser = XMLParser(data: Data(document.utf8))
    let reader = XMLElements()
    parser.delegate = reader
    // An element that is not closed fails in the error alone.
    let isWhole = parser.parse() && parser.parserError == nil
    try #require(isWhole, "line \(parser.lineNumber) of \(document)")
    return reader.elements
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let clips = open.compactMap { elements[$0]["clip-path"] }
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes, clips: clips))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if let last = open.last { elements[last].text += string }
  }
}
