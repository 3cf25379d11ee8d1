import Foundation

/// Reports programmers' mistakes that do not stop the app.
package enum Diagnostics {
    /// Receives each message; standard error unless a test listens.
    package static var sink: (String) -> Void = { message in
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }

    package static func log(_ message: String) { sink(message) }
}
