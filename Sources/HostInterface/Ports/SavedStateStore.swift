package import Foundation

/// Keeps what an app saves of its state from one launch to the next.
package protocol SavedStateStore: AnyObject {
    /// What was saved last; nil when there is nothing, or nothing that can be trusted.
    ///
    /// Until `didRestore()` the state is under suspicion: should the program end before, it is not given out again.
    func load() -> Data?

    /// The app was launched with the state that was loaded, and runs.
    func didRestore()

    /// What was loaded is damaged: puts it out of the way and reports it.
    func setAside(because reason: String)

    /// Keeps a state in place of the one before; at once or not at all.
    func save(_ state: Data)

    /// Forgets what was saved.
    func remove()
}
