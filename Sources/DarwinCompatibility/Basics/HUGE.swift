/// The largest number that a `Float` has.
public let MAXFLOAT: Float = .greatestFiniteMagnitude

/// The largest number that a `Float` has, by its name in C's mathematics.
public let HUGE: Float = MAXFLOAT
