import Foundation
import SDLHost
import Testing

@Suite struct URLHandlersTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    /// Puts lists into a home and looks there.
    private func handlers(_ lists: [String: String]) throws -> URLHandlers {
        for (path, text) in lists {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let none = folder.appending(path: "none").path
        return URLHandlers(environment: ["HOME": folder.path, "XDG_CONFIG_DIRS": none, "XDG_DATA_DIRS": none])
    }

    @Test func `a scheme is handled that one of the lists gives a program`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }

        let handlers = try handlers([
            ".config/mimeapps.list": "[Default Applications]\nx-scheme-handler/https=browser.desktop\n",
            ".local/share/applications/mimeinfo.cache": "[MIME Cache]\nx-scheme-handler/mailto=mail.desktop;\n",
        ])

        #expect(handlers.contains(scheme: "https"))
        #expect(handlers.contains(scheme: "mailto"))
        #expect(!handlers.contains(scheme: "http"))
    }

    @Test func `a removed program and an empty entry are none`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }

        let handlers = try handlers([
            ".config/mimeapps.list": """
            [Removed Associations]
            x-scheme-handler/tel=phone.desktop
            [Added Associations]
            x-scheme-handler/sip=
            """
        ])

        #expect(!handlers.contains(scheme: "tel"))
        #expect(!handlers.contains(scheme: "sip"))
    }

    @Test func `folders that variables name count, and those that are not absolute do not`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try handlers(["data/applications/mimeapps.list": "[Default Applications]\nx-scheme-handler/app=a.desktop\n"]
        )
        let data = folder.appending(path: "data").path

        let named = URLHandlers(environment: ["HOME": folder.path, "XDG_DATA_DIRS": data])
        let relative = URLHandlers(environment: ["HOME": folder.path, "XDG_DATA_DIRS": "data"])

        #expect(named.contains(scheme: "app"))
        #expect(!relative.contains(scheme: "app"))
    }
}
