import Foundation
import Testing
import UIKit
import UIKitCore

@Suite struct DesktopEntryTests {
    private let folder = TemporaryFolder()

    @MainActor private func text(_ list: [String: Any], program: String = "/opt/notes/Notes") -> String {
        DesktopEntry(
            appName: "Notes", information: AppInformation(list, module: "Notes"),
            defaults: SessionDefaults(file: nil), program: program
        ).text
    }

    @Test func `an app without a list has an entry with its name`() {
        #expect(
            text([:]) == """
                [Desktop Entry]
                Type=Application
                Name=Notes
                Exec="/opt/notes/Notes"
                StartupWMClass=Notes
                Terminal=false

                """)
    }

    @Test func `shortcuts are actions that launch the app for them`() {
        let shortcuts = [
            ["UIApplicationShortcutItemType": "new", "UIApplicationShortcutItemTitle": "New note"],
            ["UIApplicationShortcutItemType": "a b", "UIApplicationShortcutItemTitle": "Search"],
        ]

        let text = text([
            "CFBundleDisplayName": "My Notes", "CFBundleIdentifier": "org.example.notes",
            "UIApplicationShortcutItems": shortcuts,
        ])

        #expect(
            text == """
                [Desktop Entry]
                Type=Application
                Name=My Notes
                Exec="/opt/notes/Notes"
                StartupWMClass=org.example.notes
                Terminal=false
                Actions=shortcut1;shortcut2;

                [Desktop Action shortcut1]
                Name=New note
                Exec="/opt/notes/Notes" --shortcut "new"

                [Desktop Action shortcut2]
                Name=Search
                Exec="/opt/notes/Notes" --shortcut "a b"

                """)
    }

    @Test func `names that could break out of their line or their argument do not`() {
        let shortcuts = [
            [
                "UIApplicationShortcutItemType": "$(rm) `x` \"y\" 5% \\",
                "UIApplicationShortcutItemTitle": "One\nExec=evil\\",
            ]
        ]

        let lines = text(["UIApplicationShortcutItems": shortcuts], program: "/a b/N").split(separator: "\n")

        // In the value of a key each backslash is two; the argument has one before the sign that it takes the meaning from.
        #expect(lines.contains("Name=One Exec=evil\\\\"))
        #expect(lines.last == #"Exec="/a b/N" --shortcut "\\$(rm) \\`x\\` \\"y\\" 5%% \\\\""#)
    }
}
