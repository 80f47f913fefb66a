package import Foundation
package import TouchLanguage

/// What composing shows over the scene, below it and beside it.
package struct ComposeModel: Sendable {
  /// A box over the scene with its name.
  package struct Box: Sendable, Equatable {
    package var id: String
    /// Points of the screen.
    package var frame: CGRect
    /// Points of its parent, as the file has them.
    package var size: CGSize

    package init(id: String, frame: CGRect, size: CGSize) {
      self.id = id
      self.frame = frame
      self.size = size
    }
  }

  /// A line along which a dragged box is aligned, points of the screen.
  package struct Line: Sendable, Equatable {
    package var from: CGPoint
    package var to: CGPoint

    package init(from: CGPoint, to: CGPoint) {
      self.from = from
      self.to = to
    }
  }

  /// How many recognizers a view has.
  package struct Pill: Sendable, Equatable {
    package var id: String
    package var count: Int
    /// Points of the screen.
    package var frame: CGRect
    /// The views that it may not cover: neither its own nor what contains that.
    package var others: [CGRect]

    package init(id: String, count: Int, frame: CGRect, others: [CGRect] = []) {
      self.id = id
      self.count = count
      self.frame = frame
      self.others = others
    }
  }

  /// How far an edge is from that of what contains it.
  package struct Distance: Sendable, Equatable {
    package var line: Line
    /// Points of what contains it.
    package var length: Double
    /// The side of a frame that is as long as another one.
    package var isEqual: Bool

    package init(line: Line, length: Double, isEqual: Bool = false) {
      self.line = line
      self.length = length
      self.isEqual = isEqual
    }
  }

  /// What shows of the selection beside its boxes, points of the screen.
  package struct Marks: Sendable, Equatable {
    /// Objects that can be resized have handles.
    package var hasHandles = false
    /// The end of the selected scroll view's content.
    package var contentEnd: CGPoint?
    /// The view that was gone into: bands begin in it.
    package var ground: CGRect?

    package init() {}
  }

  /// What a drag draws over all panels, points of the window.
  package struct Over: Sendable {
    /// Where something from the library or the tree hangs at the pointer, with its name.
    package var carried: (at: CGPoint, title: String)?
    /// A box that is drawn around views.
    package var band: CGRect?
    /// A line from one row of the tree to the pointer.
    package var relation: Line?
    /// Between two rows where a dragged one would go.
    package var place: Line?

    package init() {}
  }

  /// What is selected, or where it would be; the first one has handles.
  package var boxes: [Box] = []
  package var marks = Marks()
  package var lines: [Line] = []
  /// What a dragged object would go into.
  package var target: Box?
  /// What a drag draws over all panels.
  package var over = Over()
  /// What hands do now.
  package var activity = ComposeActivity.rest
  /// Fingers use the window: what is pressed is larger.
  package var isTouchMode = false
  package var head = ComposeHead()
  /// Counts of recognizers at the corners of their views.
  package var pills: [Pill] = []
  /// Distances of guides, points of the screen.
  package var distances: [Distance] = []
  /// What the last change did.
  package var outcome: String?
  package var isRefusal = false
  package var library = LibraryModel()
  package var text: SceneTextModel?
  /// The new id that is typed, and whose it is.
  package var rename: (text: String, id: String)?

  package init() {}
}

/// What the library below the tree shows.
package struct LibraryModel: Sendable {
  package var group = LibraryGroup.views
  package var query = ""
  package var isSearching = false
  package var classes: [ComposeReading.UserClass] = []
  /// The pressed tile, which the next press on the scene adds.
  package var armed: ComposeTarget?
  package var rowHeight = 24.0

  package init() {}
}
