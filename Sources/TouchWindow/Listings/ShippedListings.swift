package import TouchArticles
import TouchAssets

/// The listings that are part of the program.
package enum ShippedListings {
  package static let all = Listings(TouchAssets.listings)
}
