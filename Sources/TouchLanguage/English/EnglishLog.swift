struct EnglishLog: LogSentences {}
