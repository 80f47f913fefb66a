struct EnglishCommand: CommandSentences {}
