/// Whether words are put right while they are typed.
public nonisolated enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
