/// The code of a method of Objective-C, of which there is none.
public nonisolated enum IMP: Sendable {}
