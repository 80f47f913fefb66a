struct EnglishEvent: EventSentences {}
