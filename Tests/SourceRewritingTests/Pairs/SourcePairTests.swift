import Foundation
import Testing

@testable import SourceRewriting

@Suite struct SourcePairTests {
    @Test func `there are pairs for every family of rules`() {
        #expect(SourcePair.all.count >= 12)
    }

    @Test(arguments: SourcePair.all)
    func `originals become the expected copies, with the expected messages`(pair: SourcePair) {
        let module = RewrittenModule(rewriting: pair.texts)

        #expect(pair.copies.keys.filter { name in !pair.originals.contains { $0.name == name } } == [])
        for (original, copy) in zip(pair.originals, module.copies) {
            guard let expected = pair.copies[original.name] else { continue }
            #expect(String(decoding: copy.bytes, as: UTF8.self) == expected)
        }
        #expect(module.diagnostics.map(\.description) == pair.diagnostics)
    }

    @Test(arguments: SourcePair.all)
    func `copies are the same when function bodies without constructs are not parsed`(pair: SourcePair) {
        let outlined = RewrittenModule(rewriting: pair.texts)
        let whole = RewrittenModule(rewriting: pair.sources)

        for (copy, expected) in zip(outlined.copies, whole.copies) {
            #expect(String(decoding: copy.bytes, as: UTF8.self) == String(decoding: expected.bytes, as: UTF8.self))
        }
        #expect(outlined.exports == whole.exports)
        #expect(outlined.classes == whole.classes)
        #expect(outlined.diagnostics == whole.diagnostics)
    }

    @Test(arguments: SourcePair.all)
    func `copies parse and have each line of the originals once, under its own number`(pair: SourcePair) {
        let module = RewrittenModule(rewriting: pair.texts)

        for (source, copy) in zip(pair.sources, module.copies) where !source.isBroken {
            let isBroken = SourceFile(path: "", copyName: "", data: Data(copy.bytes)).isBroken
            #expect(!isBroken, "\(source.path)")
        }
        let lines = CopyLines(of: module.copies.map { String(decoding: $0.bytes, as: UTF8.self) })
        for source in pair.sources where source.stem != "main" {
            let count = source.bytes.count { $0 == UInt8(ascii: "\n") }
            let missing = Set(1...max(1, count)).subtracting(lines.numbers(in: source.path))
            let changed = lines.changedPlainLines(of: String(decoding: source.bytes, as: UTF8.self), path: source.path)
            #expect(missing.isEmpty)
            #expect(changed == [])
        }
    }
}
