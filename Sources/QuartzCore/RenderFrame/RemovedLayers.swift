import Synchronization

/// Collects the layers that were deallocated since they were last shown, until a frame passes them to its renderer.
///
/// All trees share the list, because layers may be deallocated on any thread and know no tree any more. So a renderer gets most
/// of its own and some that it never saw: it may use the list only to free memory.
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
