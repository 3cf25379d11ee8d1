import Foundation
import Testing

/// An X server without a screen, for one test.
final class Screen: Sendable {
    private let server = Process()
    /// The variables of a program that has its windows there.
    let environment: [String: String]

    init() throws {
        let pipe = Pipe()
        server.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        server.arguments = ["Xvfb", "-displayfd", "1", "-screen", "0", "800x800x24", "-nolisten", "tcp"]
        (server.standardOutput, server.standardError) = (pipe, FileHandle.nullDevice)
        // Threads of tests block nearly all signals, and a server that inherits that could not be ended.
        var (none, former) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &former)
        defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
        try server.run()
        // The server writes its number once it takes connections.
        var number = Data()
        while !number.contains(UInt8(ascii: "\n")) {
            let data = pipe.fileHandleForReading.availableData
            try #require(!data.isEmpty, "Xvfb is not there. Run Scripts/bootstrap --tests.")
            number.append(data)
        }
        let name = ":" + String(decoding: number, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        environment = ["DISPLAY": name, "SDL_VIDEODRIVER": "x11", "WAYLAND_DISPLAY": ""]
    }

    deinit {
        server.terminate()
        server.waitUntilExit()
    }
}
