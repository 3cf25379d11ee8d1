/// The standard library's name where there is Objective-C for a pointer to an object that a callback may exchange.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
