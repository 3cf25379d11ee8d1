import Synchronization

/// Collects the layers that are no more since they were last shown, until a frame tells it to its renderer.
///
/// All trees share the list, because layers may go on any thread and know no tree any more. So a renderer learns of most of its
/// own and of some that it never saw: leave to forget, and no more.
nonisolated enum RemovedLayers {
    private static let ids = Mutex<[UInt64]>([])

    static func add(_ layerID: UInt64) { ids.withLock { $0.append(layerID) } }

    /// Those since the last call.
    static func drain() -> [UInt64] {
        ids.withLock { ids in
            let consumed = ids
            ids = []
            return consumed
        }
    }
}
