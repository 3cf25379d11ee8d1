/// Whether straight quotation marks become curly ones.
public nonisolated enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
