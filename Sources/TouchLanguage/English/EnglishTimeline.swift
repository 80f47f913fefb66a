struct EnglishTimeline: TimelineSentences {}
