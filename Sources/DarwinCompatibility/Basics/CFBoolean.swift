public import Foundation

/// Core Foundation's name for a truth as an object: Foundation's number.
public typealias CFBoolean = NSNumber

/// Core Foundation's name for a number as an object.
public typealias CFNumber = NSNumber

/// The object for true.
nonisolated(unsafe) public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)

/// The object for false.
nonisolated(unsafe) public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
