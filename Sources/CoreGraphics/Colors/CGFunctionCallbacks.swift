public import Foundation

/// A function from input numbers to output numbers; the first pointer is the function's info.
public typealias CGFunctionEvaluateCallback = (
    UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>
) -> Void

/// A function that frees a function's info.
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions that a `CGFunction` calls.
public struct CGFunctionCallbacks {
    /// The version of the structure: 0.
    public var version: UInt32
    /// Computes the output.
    public var evaluate: CGFunctionEvaluateCallback?
    /// Called once when the function is deallocated.
    public var releaseInfo: CGFunctionReleaseInfoCallback?

    /// Makes call-backs of version 0.
    public init(
        version: UInt32, evaluate: CGFunctionEvaluateCallback?, releaseInfo: CGFunctionReleaseInfoCallback?
    ) {
        self.version = version
        self.evaluate = evaluate
        self.releaseInfo = releaseInfo
    }
}
