// Statically linked programs have no Swift Testing, and no second definition of a function.
#if canImport(Testing)
import Foundation

/// The libraries' own definitions of functions for which this program has others.
nonisolated enum NextDefinition {
    /// The function of a name, as a C function of the type that is asked for.
    static func function<Value>(_ name: String) -> Value {
        // RTLD_NEXT: the first definition behind this program's own.
        guard let found = dlsym(UnsafeMutableRawPointer(bitPattern: -1), name) else {
            fatalError("No library has \(name). Run the tests with the toolchain that they were built with.")
        }
        return unsafeBitCast(found, to: Value.self)
    }
}
#endif
