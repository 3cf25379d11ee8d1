/// Core Foundation's name for text, which Foundation on Linux lacks; here it is Swift's own string.
public typealias CFString = String
