/// A direction through text by the order of its characters.
public nonisolated enum UITextStorageDirection: Int, Sendable { case forward, backward }
