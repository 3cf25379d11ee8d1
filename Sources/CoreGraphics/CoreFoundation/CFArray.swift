/// Core Foundation's name for lists, which Foundation on Linux lacks; here it is Swift's own array.
public typealias CFArray = [Any]
