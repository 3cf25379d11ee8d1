import Foundation
import Testing
import UIFoundation
import UIKitNibs

/// A bundle with the files that a test writes.
@MainActor final class NibFolder {
    let bundle: Bundle
    private let path: String
    private nonisolated static let prefix = "Nibs-"

    /// Writes files by their paths in the bundle.
    init(_ files: [String: String]) {
        NibStage.install()
        path = NSTemporaryDirectory() + "\(Self.prefix)\(getpid())-\(UUID().uuidString).bundle"
        // Hash order: files do not know of each other.
        for (name, text) in files {
            let file = URL(fileURLWithPath: path + "/" + name)
            try? FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try? Data(text.utf8).write(to: file)
        }
        bundle = Bundle(path: path) ?? .main
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Removes the folders of processes that have ended before they could.
    nonisolated static func removeLeftovers() {
        let folder = NSTemporaryDirectory()
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where name.hasPrefix(prefix) {
            let process = name.dropFirst(prefix.count).prefix { $0 != "-" }
            guard let process = Int32(process), kill(process, 0) != 0, errno == ESRCH else { continue }
            try? FileManager.default.removeItem(atPath: folder + name)
        }
    }
}

/// Removes after each test the folders that it has left, for tests in which a process ends by an error.
struct LeftoverTrait: SuiteTrait, TestTrait, TestScoping {
    let isRecursive = true

    func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void)
        async throws
    {
        defer { NibFolder.removeLeftovers() }
        try await function()
    }
}

extension Trait where Self == LeftoverTrait {
    static var removesLeftovers: Self { Self() }
}
