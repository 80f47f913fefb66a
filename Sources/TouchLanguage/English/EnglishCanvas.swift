struct EnglishCanvas: CanvasSentences {}
