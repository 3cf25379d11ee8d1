package import Foundation
package import UIKitCore

/// The entry of an app in the desktop's menus, a file that ends in `.desktop`.
package struct DesktopEntry {
    private let name: String
    private let identifier: String
    private let program: String
    private let shortcuts: [(type: String, title: String)]

    /// Makes the entry of an app.
    /// - Parameters:
    ///   - appName: The executable's name.
    ///   - information: The app's information property list.
    ///   - defaults: The settings with the shortcuts that the app has added.
    ///   - program: The executable's path; nil for the one that runs.
    package init(appName: String, information: AppInformation, defaults: UserDefaults, program: String? = nil) {
        name = information.displayName ?? appName
        identifier = information.identifier ?? appName
        let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        self.program = program ?? own ?? appName
        shortcuts = LaunchShortcuts(listing: information.shortcuts, keptIn: defaults).titles
    }

    /// The file's text.
    package var text: String {
        var lines = [
            "[Desktop Entry]", "Type=Application", "Name=\(Self.line(name))", "Exec=\(Self.argument(program))",
        ]
        lines += ["StartupWMClass=\(Self.line(identifier))", "Terminal=false"]
        if !shortcuts.isEmpty {
            lines.append("Actions=" + shortcuts.indices.map { "shortcut\($0 + 1);" }.joined())
            for (index, shortcut) in shortcuts.enumerated() {
                lines += ["", "[Desktop Action shortcut\(index + 1)]", "Name=\(Self.line(shortcut.title))"]
                lines.append("Exec=\(Self.argument(program)) --shortcut \(Self.argument(shortcut.type))")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// A text as the value of a key: in one line, with backslashes doubled.
    private static func line(_ text: String) -> String {
        text.replacingOccurrences(of: "\\", with: "\\\\").split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    /// A text as an argument: in quotation marks, with a backslash before signs with a meaning in a shell, and percent signs
    /// doubled; all backslashes are doubled once more, because it is the value of a key.
    private static func argument(_ text: String) -> String {
        var quoted = ""
        for letter in text {
            if "\"`$\\".contains(letter) { quoted += "\\" }
            quoted += letter == "%" ? "%%" : String(letter)
        }
        return line("\"\(quoted)\"")
    }
}
