import Synchronization

/// The results of methods that were called by selectors, which callers are handed without a reference of their own.
///
/// Nothing here is autoreleased. So the last results are kept to the end of the turn, for callers to look at.
nonisolated enum PerformedResults {
    // The references may be sent anywhere, but are only held and let go here, one thread at a time.
    private struct Kept: @unchecked Sendable { var objects: [AnyObject] = [] }
    private static let kept = Mutex(Kept())
    private static let limit = 64

    /// Keeps a result until the turn ends, or until as many others have come as anybody may want.
    static func keep(_ result: AnyObject) -> Unmanaged<AnyObject> {
        nonisolated(unsafe) let result = result
        // It ends outside of the lock, for its end may call methods.
        _ = kept.withLock { kept in
            let first = kept.objects.count == limit ? Kept(objects: [kept.objects.removeFirst()]) : Kept()
            kept.objects.append(result)
            return first
        }
        return .passUnretained(result)
    }

    /// Lets go of all results.
    static func letGo() {
        // They go outside of the lock, for their ends may call methods.
        _ = kept.withLock { kept in
            defer { kept.objects = [] }
            return kept
        }
    }
}
