/// Objective-C's name for whole numbers.
public typealias NSInteger = Int

/// Objective-C's name for whole numbers that are not negative.
public typealias NSUInteger = UInt

/// The result of a call to the system: zero, or the number of an error.
public typealias OSStatus = Int32

/// The result of a call to the system that succeeded.
public let noErr: OSStatus = 0

/// Four characters as a number.
public typealias FourCharCode = UInt32

/// A type code of four characters.
public typealias OSType = FourCharCode

/// C's truth: zero is false.
public typealias Boolean = UInt8
