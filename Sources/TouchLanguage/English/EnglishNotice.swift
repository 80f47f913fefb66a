struct EnglishNotice: NoticeSentences {}
