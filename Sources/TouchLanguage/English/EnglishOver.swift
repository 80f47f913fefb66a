struct EnglishOver: OverSentences {}
