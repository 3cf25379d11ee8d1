/// Which letters a keyboard on the screen makes capitals by itself.
public nonisolated enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
