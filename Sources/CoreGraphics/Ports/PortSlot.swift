import CAdapters
import Synchronization

/// Holds the adapter for a port: one object per port, replaced whole, readable from any thread.
package final class PortSlot<Port: Sendable>: Sendable {
    private let name: String
    private let installed = Mutex<Port?>(nil)

    package init(_ name: String) { self.name = name }

    package func install(_ port: Port?) { installed.withLock { $0 = port } }

    /// Whether no adapter was installed yet.
    package var isEmpty: Bool { installed.withLock { $0 == nil } }

    /// The adapter: without any, those of the product that is linked are installed first; stops with the remedy when none is.
    package var current: Port {
        guard let port = available else {
            fatalError(
                "No \(name) is installed. Depend on the product UIKit, which installs every port when one is needed, or in "
                    + "a test install one: a ViewTester does for all that draw.")
        }
        return port
    }

    /// The adapter, for needs that can be left unmet: nil where none is installed and none is linked.
    package var available: Port? {
        if let port = installed.withLock({ $0 }) { return port }
        guard anole_install_linked_adapters() else { return nil }
        return installed.withLock { $0 }
    }
}
