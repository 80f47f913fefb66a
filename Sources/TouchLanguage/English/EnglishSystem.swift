struct EnglishSystem: SystemSentences {}
