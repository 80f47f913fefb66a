package import Foundation
import TouchGeometry
import TouchLanguage

/// What the scene's text says, as far as composing needs it.
package struct ComposeReading: Sendable, Equatable {
  /// An object of the file.
  package struct Object: Sendable, Equatable {
    package enum Kind: Sendable, Equatable { case window, controller, view, recognizer }

    package var id: String
    package var kind: Kind
    package var className: String
    /// The object that has it.
    package var parent: String?
    /// It is there as long as what has it: it is not moved, copied or deleted by itself.
    package var isFixed: Bool
    /// The properties that the file gives.
    package var given: Set<String>
    /// The properties that say something else than in the file, with what they say there; nil for nothing.
    package var changed: [String: String?]
    /// Its lines in the text, from 1.
    package var lines: ClosedRange<Int>
    /// Lists of ids that it has, by the property's name.
    package var relations: [String: [String]]
    /// Its class can be a recognizer's delegate.
    package var mayDelegate: Bool
    /// An id that it can have; nil for an object that has one.
    package var proposedID: String?
    /// How large the content of a scroll view is, points; nil for what has none, or makes it of its rows.
    package var contentSize: CGSize?

    package init(
      id: String, kind: Kind, className: String, parent: String?, isFixed: Bool,
      given: Set<String>, changed: [String: String?] = [:], lines: ClosedRange<Int>,
      relations: [String: [String]], mayDelegate: Bool = false
    ) {
      self.id = id
      self.kind = kind
      self.className = className
      self.parent = parent
      self.isFixed = isFixed
      self.given = given
      self.changed = changed
      self.lines = lines
      self.relations = relations
      self.mayDelegate = mayDelegate
    }
  }

  /// A class of the user's.
  package struct UserClass: Sendable, Equatable {
    package var name: String
    package var isRecognizer: Bool

    package init(name: String, isRecognizer: Bool) {
      self.name = name
      self.isRecognizer = isRecognizer
    }
  }

  /// In the order of the file.
  package var objects: [Object] = []
  /// Ids that are taken.
  package var ids: Set<String> = []
  package var classes: [UserClass] = []
  /// The lines of the text.
  package var lines: [String] = []
  /// Lines that differ from the file, from 1.
  package var changedLines: Set<Int> = []
  /// What is wrong with the text where it does not load, from the first line on.
  package var problems: [Problem] = []
  /// How many changes are not in the file; 0 for none.
  package var changes = 0
  package var canUndo = false
  package var canRedo = false

  package struct Problem: Sendable, Equatable {
    package var line: Int
    package var sentence: String

    package init(line: Int, sentence: String) {
      self.line = line
      self.sentence = sentence
    }
  }

  package init() {}

  package subscript(id: String) -> Object? { objects.first { $0.id == id } }

  package func children(of id: String, _ kind: Object.Kind) -> [Object] {
    objects.filter { $0.parent == id && $0.kind == kind }
  }
}
