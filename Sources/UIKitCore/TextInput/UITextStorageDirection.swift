/// A way through text in the order of its characters.
public nonisolated enum UITextStorageDirection: Int, Sendable { case forward, backward }
