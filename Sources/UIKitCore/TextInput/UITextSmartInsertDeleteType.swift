/// Whether spaces around words are added and removed when words are pasted and cut.
public nonisolated enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
