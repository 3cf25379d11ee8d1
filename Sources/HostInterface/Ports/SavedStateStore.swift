package import Foundation

/// Keeps what an app saves of its state from one launch to the next.
package protocol SavedStateStore: AnyObject {
    /// The state that was saved last; nil when there is none, or none that can be trusted.
    ///
    /// Until `didRestore()` the state is under suspicion: should the program end before, it is not given out again.
    func load() -> Data?

    /// The app was launched with the state that was loaded, and runs.
    func didRestore()

    /// Puts a loaded state that is damaged out of the way, and reports it.
    func setAside(because reason: String)

    /// Keeps a state in place of the one before; at once or not at all.
    func save(_ state: Data)

    /// Forgets what was saved.
    func remove()
}
