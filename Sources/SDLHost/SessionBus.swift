import Foundation

/// The desktop session's message bus, which SDL asks about input methods and the screen saver.
enum SessionBus {
    private static let variable = "DBUS_SESSION_BUS_ADDRESS"

    /// Runs code so that a session without a bus stays without one.
    ///
    /// The bus's library would otherwise copy this process to start a bus of its own, to which no other program is connected.
    static func withoutStartingOne<Result>(_ body: () -> Result) -> Result {
        guard getenv(variable) == nil, !hasSocket else { return body() }
        setenv(variable, "disabled:", 1)
        defer { unsetenv(variable) }
        return body()
    }

    private static var hasSocket: Bool {
        getenv("XDG_RUNTIME_DIR").map { access(String(cString: $0) + "/bus", F_OK) == 0 } ?? false
    }
}
