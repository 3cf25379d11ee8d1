/// Whether misspelt words are marked.
public nonisolated enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
