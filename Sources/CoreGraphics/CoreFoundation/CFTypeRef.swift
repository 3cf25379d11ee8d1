/// The type as which Core Foundation's functions accept any object.
public typealias CFTypeRef = Any
