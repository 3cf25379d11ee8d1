/// Whether spaces come and go with words that are pasted and cut.
public nonisolated enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
