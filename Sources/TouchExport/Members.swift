/// What a class has beside its views and recognizers.
struct Members {
  /// The protocols that it adopts.
  var conformances: Set<String> = []
  var variables: [String] = []
  /// Each with its lines.
  var methods: [[String]] = []
  /// Nested ones.
  var classes: [[String]] = []

  mutating func append(_ other: Members) {
    conformances.formUnion(other.conformances)
    variables += other.variables
    methods += other.methods
    classes += other.classes
  }
}
