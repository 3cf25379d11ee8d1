import Foundation
import HostInterface
import UIKitCore

/// A state that outlives the app of one tester and is there for the next one's.
final class MemoryStateStore: SavedStateStore {
    var state: Data?
    private(set) var reasons: [String] = []
    private(set) var restorations = 0

    func load() -> Data? { state }
    func didRestore() { restorations += 1 }
    func setAside(because reason: String) {
        state = nil
        reasons.append(reason)
    }
    func save(_ state: Data) { self.state = state }
    func remove() { state = nil }
}
