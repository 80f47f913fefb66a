/// What was told once and stays to be seen, in every language: another one may be chosen meanwhile.
package struct InEveryLanguage<Value: Sendable>: Sendable {
  private var values: [TextLanguage: Value] = [:]

  /// Makes it once for each language.
  package init(_ make: () throws -> Value) rethrows {
    for language in TextLanguage.allCases { values[language] = try Text.speaking(language, make) }
  }

  /// In the language that is spoken now.
  package var now: Value {
    // Each language has its value since `init`.
    values[Text.current]!
  }

  /// Changes the value of each language, which is spoken meanwhile.
  package mutating func change(_ body: (inout Value) -> Void) {
    for language in TextLanguage.allCases {
      Text.speaking(language) {
        // Each language has its value since `init`.
        body(&values[language]!)
      }
    }
  }
}

extension InEveryLanguage: Equatable where Value: Equatable {}
