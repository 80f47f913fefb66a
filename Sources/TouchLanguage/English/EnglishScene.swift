struct EnglishScene: SceneSentences {}
