/// The letters that an on-screen keyboard capitalizes automatically.
public nonisolated enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
