struct EnglishReason: ReasonSentences {}
