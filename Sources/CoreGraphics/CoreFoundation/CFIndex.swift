/// Core Foundation's name for counts and indexes, which Foundation on Linux lacks.
public typealias CFIndex = Int

/// The index that means not found.
public let kCFNotFound: CFIndex = -1
