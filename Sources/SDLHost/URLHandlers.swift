import Foundation

/// The programs that open addresses, as the desktop's lists of applications name them.
///
/// A scheme is handled when one of the lists has a line `x-scheme-handler/SCHEME=` with a program. They are in the folders of
/// the base directory specification for configuration and data; a list that is missing or cannot be read names no program.
package nonisolated struct URLHandlers {
    private let files: [String]

    /// Looks in the folders that the variables of an environment name.
    package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        func folders(_ variable: String, usual: String) -> [String] {
            let value = environment[variable].flatMap { $0.isEmpty ? nil : $0 } ?? usual
            // Names that are not absolute are to be ignored.
            return value.split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
        }
        let home = environment["HOME"] ?? NSHomeDirectory()
        let configuration =
            folders("XDG_CONFIG_HOME", usual: home + "/.config") + folders("XDG_CONFIG_DIRS", usual: "/etc/xdg")
        let data =
            folders("XDG_DATA_HOME", usual: home + "/.local/share")
            + folders("XDG_DATA_DIRS", usual: "/usr/local/share:/usr/share")
        files =
            configuration.map { $0 + "/mimeapps.list" }
            + data.flatMap { [$0 + "/applications/mimeapps.list", $0 + "/applications/mimeinfo.cache"] }
    }

    /// Whether a program opens addresses with a scheme, given in small letters.
    package func contains(scheme: String) -> Bool {
        let key = "x-scheme-handler/\(scheme)="
        return files.contains { file in
            guard let data = FileManager.default.contents(atPath: file) else { return false }
            return Self.names(key, in: String(decoding: data, as: UTF8.self))
        }
    }

    /// Whether a list has a program for a key; its section of removed ones does not count.
    private static func names(_ key: String, in list: String) -> Bool {
        var isRemoved = false
        for line in list.split(separator: "\n") {
            if line.hasPrefix("[") {
                isRemoved = line.hasPrefix("[Removed")
            } else if !isRemoved, line.hasPrefix(key), line.count > key.count {
                return true
            }
        }
        return false
    }
}
