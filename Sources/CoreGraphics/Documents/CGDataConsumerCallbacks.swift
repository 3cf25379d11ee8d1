/// A function that takes bytes: the info pointer, the bytes and their number. It answers how many it took.
public typealias CGDataConsumerPutBytesCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Int

/// A function that is called when a consumer is deallocated, with the info pointer.
public typealias CGDataConsumerReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions that a consumer calls.
public struct CGDataConsumerCallbacks {
    /// Takes the next bytes.
    public var putBytes: CGDataConsumerPutBytesCallback?
    /// Called once when the consumer is deallocated.
    public var releaseConsumer: CGDataConsumerReleaseInfoCallback?

    /// Makes call-backs of both functions.
    public init(putBytes: CGDataConsumerPutBytesCallback?, releaseConsumer: CGDataConsumerReleaseInfoCallback?) {
        self.putBytes = putBytes
        self.releaseConsumer = releaseConsumer
    }
}
