struct EnglishHierarchy: HierarchySentences {}
