package import TouchLanguage

/// A run of a scene with its variant.
package struct ScenePlace: Hashable, Sendable {
  /// The name of its file, without folder and ending.
  package var scene: String
  package var variant: String?
  package var run: String

  package init(scene: String, variant: String? = nil, run: String) {
    self.scene = scene
    self.variant = variant
    self.run = run
  }
}

/// A question that the articles ask or leave open, with the moment of a run that answers it.
package struct ArticleQuestion: Sendable {
  package var id: String
  package var article: String
  package var question: TranslatedText
  package var place: ScenePlace
  /// Seconds since the scene began.
  package var moment: Double
  /// The first is in front.
  package var sights: [Sight]
  /// What is asked before the run plays; nil for a question that is answered at once.
  package var prediction: Prediction?
  package var answer: TranslatedText
  /// Ids of rules and of engine choices.
  package var rules: [String]
  /// Lines of the run's log, in their order.
  package var check: [String]
  /// Lines that the log does not have.
  package var never: [String]

  package init(
    id: String, article: String, question: TranslatedText, place: ScenePlace, moment: Double,
    sights: [Sight], prediction: Prediction? = nil, answer: TranslatedText, rules: [String] = [],
    check: [String] = [], never: [String] = []
  ) {
    self.id = id
    self.article = article
    self.question = question
    self.place = place
    self.moment = moment
    self.sights = sights
    self.prediction = prediction
    self.answer = answer
    self.rules = rules
    self.check = check
    self.never = never
  }
}

/// What the reader says will happen, before it does.
package struct Prediction: Sendable {
  package var question: TranslatedText
  package var choices: [Choice]

  package init(question: TranslatedText, choices: [Choice]) {
    self.question = question
    self.choices = choices
  }

  /// One of the things that could happen.
  package struct Choice: Sendable {
    package var text: TranslatedText
    package var isRight: Bool

    package init(text: TranslatedText, isRight: Bool) {
      self.text = text
      self.isRight = isRight
    }
  }
}

/// Moments of runs in an order that teaches something.
package struct Lesson: Sendable {
  package var id: String
  package var title: TranslatedText
  package var steps: [LessonStep]

  package init(id: String, title: TranslatedText, steps: [LessonStep]) {
    self.id = id
    self.title = title
    self.steps = steps
  }
}

/// A moment of a run with one sentence.
package struct LessonStep: Sendable {
  package var place: ScenePlace
  /// Seconds since the scene began.
  package var moment: Double
  package var sights: [Sight]
  /// The id of what is selected.
  package var selection: String
  package var sentence: TranslatedText
  /// What to look at, for the teacher.
  package var notice: String

  package init(
    place: ScenePlace, moment: Double, sights: [Sight], selection: String,
    sentence: TranslatedText, notice: String
  ) {
    self.place = place
    self.moment = moment
    self.sights = sights
    self.selection = selection
    self.sentence = sentence
    self.notice = notice
  }
}
