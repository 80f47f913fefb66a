struct EnglishPanel: PanelSentences {}
