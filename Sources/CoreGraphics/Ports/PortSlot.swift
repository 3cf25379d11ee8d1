import Synchronization

/// The place where an adapter is plugged in: one object per port, replaced whole, readable from any thread.
package final class PortSlot<Port: Sendable>: Sendable {
    private let name: String
    private let installed = Mutex<Port?>(nil)

    package init(_ name: String) { self.name = name }

    package func install(_ port: Port?) { installed.withLock { $0 = port } }

    /// The adapter; stops with the remedy when none was installed.
    package var current: Port {
        guard let port = installed.withLock({ $0 }) else {
            fatalError(
                "No \(name) is installed. Start the app with UIApplicationMain, or in a test make a ViewTester first; "
                    + "both install every port.")
        }
        return port
    }
}
