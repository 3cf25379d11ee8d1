import Synchronization

/// The results of methods that were called by selectors, which callers are handed without a reference of their own.
///
/// Swift autoreleases no objects here. So the last results are kept to the end of the turn, for callers to use.
nonisolated enum PerformedResults {
    // The references may be sent anywhere, but are only held and released here, one thread at a time.
    private struct Kept: @unchecked Sendable { var objects: [AnyObject] = [] }
    private static let kept = Mutex(Kept())
    private static let limit = 64

    /// Keeps a result until the turn ends, or until more results follow than a caller may need.
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

    /// Releases all results.
    static func letGo() {
        // They are released outside of the lock, for their deinitializers may call methods.
        _ = kept.withLock { kept in
            defer { kept.objects = [] }
            return kept
        }
    }
}
