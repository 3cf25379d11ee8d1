import CoreGraphics
import Foundation

/// Objects that are loaded from several providers, on any threads; the app asks in its frames whether all are there.
nonisolated final class ItemLoading: @unchecked Sendable {
    private static let pause = 1.0 / 60

    private let lock = NSLock()
    private var objects: [(any NSItemProviderReading)?]
    private var missing: Int
    private let didLoad: () -> Void

    init(count: Int, didLoad: @escaping () -> Void) {
        (objects, missing) = (Array(repeating: nil, count: count), count)
        self.didLoad = didLoad
    }

    /// An object is there, or with nil could not be loaded.
    func note(_ object: (any NSItemProviderReading)?, at index: Int) {
        lock.withLock {
            objects[index] = object
            missing -= 1
            didLoad()
        }
    }

    /// Hands on the objects as soon as all are there.
    @MainActor func wait(_ handler: @escaping ([any NSItemProviderReading]) -> Void) {
        let isComplete = lock.withLock { missing == 0 }
        guard !isComplete, let clock = AppClock.current else {
            return handler(lock.withLock { objects.compactMap(\.self) })
        }
        clock.deadlines.schedule(at: clock.now + Self.pause) { self.wait(handler) }
    }
}
