struct EnglishArbitration: ArbitrationSentences {}
