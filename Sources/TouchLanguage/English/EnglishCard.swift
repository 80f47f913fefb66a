struct EnglishCard: CardSentences {}
