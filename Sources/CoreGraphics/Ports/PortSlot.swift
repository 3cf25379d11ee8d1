import CAdapters
import Synchronization

/// Holds the adapter for a port: one object per port, replaced whole, readable from any thread.
package final class PortSlot<Port: Sendable>: Sendable {
    /// A port as an object, which is handed over without a look at the port's type.
    private final class Adapter: Sendable {
        let port: Port
        init(_ port: Port) { self.port = port }
    }

    private let name: String
    private let installed = Mutex<(any AnyObject & Sendable)?>(nil)

    package init(_ name: String) { self.name = name }

    package func install(_ port: Port?) {
        let adapter = port.map(Adapter.init)
        installed.withLock { $0 = adapter }
    }

    /// Whether no adapter was installed yet.
    package var isEmpty: Bool { installed.withLock { $0 == nil } }

    /// The adapter: without any, those of the product that is linked are installed first; stops with the remedy when none is.
    package var current: Port {
        guard let adapter else {
            fatalError(
                "No \(name) is installed. Depend on the product UIKit, which installs every port when one is needed, or in "
                    + "a test install one: a ViewTester does for all that draw.")
        }
        return adapter.port
    }

    /// The adapter, for needs that can be left unmet: nil where none is installed and none is linked.
    package var available: Port? { adapter?.port }

    private var adapter: Adapter? {
        if let found { return found }
        return anole_install_linked_adapters() ? found : nil
    }

    /// The adapter that was installed, which `install` alone puts there.
    private var found: Adapter? {
        guard let object = installed.withLock({ $0 }) else { return nil }
        return unsafeDowncast(object, to: Adapter.self)
    }
}
