extension Array {
  /// The first index for which a test holds that goes from no to yes once; the end when it never holds.
  nonisolated func firstIndexOfRest(where holds: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
