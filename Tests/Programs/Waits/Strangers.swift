import Foundation
import Synchronization
import UIKit

/// Threads of a library that was there before the app, which are no part of its session.
enum Strangers {
    private nonisolated static let hasSession = Atomic(false)
    private nonisolated static let areThere = Atomic(false)

    /// Starts the first thread, which starts the others once the session has begun: some hundreds one after the other, and then a
    /// hundred that stay.
    static func start() {
        Thread.detachNewThread {
            while !hasSession.load(ordering: .relaxed) { usleep(1000) }
            for _ in 0..<300 {
                var thread = pthread_t()
                pthread_create(&thread, nil, { _ in nil }, nil)
                pthread_join(thread, nil)
            }
            for _ in 0..<100 {
                var thread = pthread_t()
                pthread_create(&thread, nil, { _ in UnsafeMutableRawPointer(bitPattern: Int(sleep(100))) }, nil)
            }
            areThere.store(true, ordering: .relaxed)
        }
    }

    /// Waits until all are there, and delays work of the app.
    static func run() {
        hasSession.store(true, ordering: .relaxed)
        while !areThere.load(ordering: .relaxed) {}
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) { Diary.note("after 0.5") }
    }
}
