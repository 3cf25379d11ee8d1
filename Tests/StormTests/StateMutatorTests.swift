import Foundation
import Testing

@testable import Storm

@Suite struct StateMutatorTests {
    private static func state() throws -> Data {
        let archive = try PropertyListSerialization.data(
            fromPropertyList: ["$version": 100_000, "names": ["a", "b"]], format: .binary, options: 0)
        let content = try PropertyListSerialization.data(
            fromPropertyList: ["application": archive, "places": [["path": ["root"], "owner": 0]]], format: .binary,
            options: 0)
        return try PropertyListSerialization.data(
            fromPropertyList: [
                "format": "uikit-state", "version": 1, "checksum": StateMutator.checksum(of: content),
                "content": content,
            ], format: .binary, options: 0)
    }

    @Test func `the checksum is that of the published examples`() {
        #expect(StateMutator.checksum(of: Data()) == "cbf29ce484222325")
        #expect(StateMutator.checksum(of: Data("a".utf8)) == "af63dc4c8601ec8c")
    }

    @Test func `some damage lies under a right checksum, and some does not`() throws {
        let state = try Self.state()
        var mutator = StateMutator(dice: Dice(seed: 5))

        let mutants = (0..<300).map { _ in mutator.damaged(state) }

        let hidden = mutants.count { mutant in
            let list = try? PropertyListSerialization.propertyList(from: mutant, format: nil) as? [String: Any]
            guard mutant != state, let list, let content = list["content"] as? Data else { return false }
            return list["checksum"] as? String == StateMutator.checksum(of: content)
        }
        #expect(hidden > 30)
        #expect(mutants.count { $0 != state } - hidden > 100)
    }

    @Test func `empty and unstructured bytes can be damaged too`() {
        var mutator = StateMutator(dice: Dice(seed: 6))

        for data in [Data(), Data([0]), Data("bplist00".utf8)] {
            for _ in 0..<50 { _ = mutator.damaged(data) }
        }

        #expect(mutator.damaged(Data()).count <= 0)
    }
}
