package import Foundation

/// Keeps an app's saved state from one launch to the next.
package protocol SavedStateStore: AnyObject {
    /// The state that was saved last; nil when there is none, or none that can be trusted.
    ///
    /// Until `didRestore()` the state is under suspicion: should the program end before, it is not given out again.
    func load() -> Data?

    /// The app was launched with the state that was loaded, and runs.
    func didRestore()

    /// Puts a loaded state that is damaged out of the way, and reports it.
    func setAside(because reason: String)

    /// Replaces the saved state; at once or not at all.
    func save(_ state: Data)

    /// Removes the saved state.
    func remove()
}
