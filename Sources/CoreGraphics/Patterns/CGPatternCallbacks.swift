/// A function that draws the cell of a pattern into a context; the pointer is the pattern's info.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void

/// A function that frees a pattern's info.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions that a pattern calls.
public struct CGPatternCallbacks {
    /// The version of the structure: 0.
    public var version: UInt32
    /// Draws the cell, whenever it is needed.
    public var drawPattern: CGPatternDrawPatternCallback?
    /// Called once when the pattern is deallocated.
    public var releaseInfo: CGPatternReleaseInfoCallback?

    /// Makes call-backs of version 0.
    public init(
        version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
    ) {
        self.version = version
        self.drawPattern = drawPattern
        self.releaseInfo = releaseInfo
    }
}
