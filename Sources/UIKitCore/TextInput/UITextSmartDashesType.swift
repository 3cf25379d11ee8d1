/// Whether two hyphens become a dash.
public nonisolated enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
