struct EnglishToolbar: ToolbarSentences {}
