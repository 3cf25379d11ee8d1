/// Core Foundation's name for counts and places, which Foundation on Linux lacks.
public typealias CFIndex = Int

/// The place of what was not found.
public let kCFNotFound: CFIndex = -1
