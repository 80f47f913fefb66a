struct EnglishWhy: WhySentences {}
