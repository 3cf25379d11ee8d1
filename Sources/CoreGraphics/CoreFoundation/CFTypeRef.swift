/// What Core Foundation's functions take any object as.
public typealias CFTypeRef = Any
