/// Whether misspelt words are corrected while the user types.
public nonisolated enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
