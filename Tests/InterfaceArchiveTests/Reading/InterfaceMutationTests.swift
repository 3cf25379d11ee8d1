import Foundation
import InterfaceArchive
import ResourceFiles
import Testing

@Suite struct InterfaceMutationTests {
    /// Pieces that damage a file in ways that chance alone rarely finds.
    private static let pieces = [
        "<", ">", "/>", "</", "\"", "&", "&amp;", "&#0;", "&#xD800;", "<![CDATA[", "]]>", "<!--", "-->", "<?",
        "<!DOCTYPE a [",
        "\0", "\r", "\u{FEFF}", " id=\"v-1\"", "<view>", "</view>", "<segue destination=\"n-1\" kind=\"embed\"/>",
        "base64-UTF8=\"YES\"",
    ].map { Array($0.utf8) }

    /// A copy of a file with up to three pieces changed.
    private static func mutant(of original: [UInt8], _ draws: inout SeededDraws) -> [UInt8] {
        var bytes = original
        for _ in 0..<Int.random(in: 1...3, using: &draws) where !bytes.isEmpty {
            let start = Int.random(in: 0..<bytes.count, using: &draws)
            let end = min(bytes.count, start + Int.random(in: 1...40, using: &draws))
            let other = Int.random(in: 0..<bytes.count, using: &draws)
            switch Int.random(in: 0..<7, using: &draws) {
            case 0: bytes[start] = UInt8.random(in: 0...255, using: &draws)
            case 1: bytes.removeSubrange(start..<end)
            case 2: bytes.insert(contentsOf: Array(bytes[start..<end]), at: other)
            case 3: bytes.insert(contentsOf: pieces[Int.random(in: 0..<pieces.count, using: &draws)], at: start)
            case 4: bytes.removeSubrange(start...)
            case 5: bytes.swapAt(start, other)
            // A digit of an identifier that becomes another one's: references that lead astray, and twins.
            default: if let digit = bytes[start...].firstIndex(where: { (48...57).contains($0) }) { bytes[digit] = 49 }
            }
        }
        return bytes
    }

    /// Reads a mutant; the fault with which it is refused, else the number of its elements.
    private static func outcome(of bytes: [UInt8]) -> (text: String, isRead: Bool) {
        do throws(ResourceFault) {
            let document = try InterfaceDocument(Data(bytes), file: "M.xib")
            var count = 0
            var waiting = [document.root]
            while let element = waiting.popLast() {
                count += 1
                waiting += element.children
            }
            return ("\(count) \(document.warnings.count)", true)
        } catch {
            let lines = bytes.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } + 1
            if let line = error.line {
                #expect((1...lines).contains(line), "\(error)")
            } else {
                #expect(error.found == "a nib that Xcode compiled")
            }
            #expect(!error.found.isEmpty && !error.expected.isEmpty)
            return (error.description, false)
        }
    }

    @Test func `each of 5,000 damaged files is read or refused with a line that it has, and twice alike`() {
        var read = 0
        for (number, sample) in InterfaceSample.all.enumerated() {
            let original = Array(sample.utf8)
            var draws = SeededDraws(seed: UInt64(number))
            for mutant in 0..<1250 {
                let bytes = Self.mutant(of: original, &draws)
                let outcome = Self.outcome(of: bytes)
                read += outcome.isRead ? 1 : 0
                if mutant.isMultiple(of: 10) { #expect(Self.outcome(of: bytes).text == outcome.text) }
            }
        }

        #expect(read > 250)
        #expect(read < 4750)
    }

    @Test func `a file that ends anywhere is refused`() {
        let bytes = Array(InterfaceSample.table.utf8)
        for count in 0..<bytes.count - 1 {
            let isRead = Self.outcome(of: Array(bytes[..<count])).isRead
            #expect(!isRead, "The first \(count) bytes are read.")
        }
    }
}
