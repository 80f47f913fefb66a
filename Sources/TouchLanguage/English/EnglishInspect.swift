struct EnglishInspect: InspectSentences {}
