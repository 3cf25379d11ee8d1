import Foundation

/// Seconds since the beginning of 2001 in universal time.
public typealias CFAbsoluteTime = Double

/// The seconds from the beginning of 1970 to that of 2001.
public let kCFAbsoluteTimeIntervalSince1970: Double = 978_307_200

/// The seconds from the beginning of 1904 to that of 2001.
public let kCFAbsoluteTimeIntervalSince1904: Double = 3_061_152_000

/// The system's time, in seconds since the beginning of 2001: `Date.timeIntervalSinceReferenceDate` by another name.
///
/// It moves when the system's clock is set, and it is not that of a recording that is replayed.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
