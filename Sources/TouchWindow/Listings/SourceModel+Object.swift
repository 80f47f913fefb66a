import TouchArticles
package import TouchInspection
package import TouchReading
import TouchTrace

extension SourceModel {
  /// The source of an object; nil for what is none.
  ///
  /// `properties` are those of the object: some stand for overrides.
  package init?(
    of target: Target, _ input: PictureInput, _ scene: SceneSource,
    properties: [PropertyReading], state: ListingState = ListingState()
  ) {
    guard let handle = input.handle(of: target) else { return nil }
    let lineage = input.trace.lineage(of: handle)
    guard !lineage.names.isEmpty else { return nil }
    self.init()
    self.scene = scene
    self.state = state
    let known = ShippedListings.all
    listings =
      known.chain(scene.className, lineage: lineage.names, ownCount: lineage.ownCount)
      + properties.compactMap { Self.key($0) }.compactMap { known[$0] }
    if lineage.ownCount > 0, listings.first?.original != nil || listings.isEmpty {
      unknown = lineage.name
    }
    pages = lineage.names.dropFirst(lineage.ownCount).filter {
      ApplePages.address(of: $0) != nil
    }
    if let marked = state.marked, marked.listing.isEmpty {
      self.state.marked = firstOverride(of: marked.method)
    }
  }

  /// `pointInside: circle` of a property that stands for an override; nil for others.
  private static func key(_ property: PropertyReading) -> String? {
    guard ["pointInside", "hitTest", "touches"].contains(property.name), !property.value.isEmpty
    else { return nil }
    let word = property.value.drop { $0 == "{" || $0 == " " }.prefix { $0 != ":" && $0 != "}" }
    return "\(property.name): \(word)"
  }
}
