import Foundation

/// The fraction of a nanosecond that a tick of `mach_absolute_time()` lasts.
public struct mach_timebase_info_data_t: Sendable {
    /// The fraction's upper number.
    public var numer: UInt32
    /// The fraction's lower number.
    public var denom: UInt32

    /// Makes a fraction of zeros, to be filled.
    public init() { (numer, denom) = (0, 0) }

    /// Makes a fraction.
    public init(numer: UInt32, denom: UInt32) { (self.numer, self.denom) = (numer, denom) }
}

/// A pointer to a fraction that is to be filled.
public typealias mach_timebase_info_t = UnsafeMutablePointer<mach_timebase_info_data_t>

/// The result of a call to the kernel.
public typealias kern_return_t = Int32

/// The result of a call that succeeded.
public let KERN_SUCCESS: kern_return_t = 0

/// Makes a fraction of zeros, as the structure's name does in sources for Apple's platforms.
public func mach_timebase_info() -> mach_timebase_info_data_t { mach_timebase_info_data_t() }

/// Makes a fraction, as the structure's name does in sources for Apple's platforms.
/// - Parameters:
///   - numer: The fraction's upper number.
///   - denom: The fraction's lower number.
public func mach_timebase_info(numer: UInt32, denom: UInt32) -> mach_timebase_info_data_t {
    mach_timebase_info_data_t(numer: numer, denom: denom)
}

/// Writes the length of a tick of `mach_absolute_time()`: a nanosecond.
/// - Parameter info: receives the fraction 1/1.
@discardableResult
public func mach_timebase_info(_ info: mach_timebase_info_t) -> kern_return_t {
    info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
    return KERN_SUCCESS
}

/// Nanoseconds that the machine has been awake, since some moment before the process began.
///
/// Unlike iOS: `CACurrentMediaTime()` is not this in seconds, but the time of the session, which a replay has again.
public func mach_absolute_time() -> UInt64 { nanoseconds(of: CLOCK_MONOTONIC) }

/// Nanoseconds since some moment before the process began, with those that the machine slept.
public func mach_continuous_time() -> UInt64 { nanoseconds(of: CLOCK_BOOTTIME) }

private func nanoseconds(of clock: clockid_t) -> UInt64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
