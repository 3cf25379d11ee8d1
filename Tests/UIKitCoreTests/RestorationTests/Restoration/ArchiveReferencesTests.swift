import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Archives as an archiver writes them, and with one reference in them changed.
@Suite(.application) struct ArchiveReferencesTests {
    private func archive(_ value: Any) -> Data {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.encode(value, forKey: "value")
        archiver.finishEncoding()
        return archiver.encodedData
    }

    /// The archive of a set of two texts: `$null`, the set, both texts and the class of sets are its objects.
    private func set(_ change: (inout [String]) -> Void) throws -> Data {
        let list = try PropertyListSerialization.propertyList(
            from: archive(NSSet(array: ["one", "two"])), format: nil)
        let xml = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
        // Numbers of references and versions are on lines of their own.
        var lines = String(decoding: xml, as: UTF8.self).components(separatedBy: "\n")
        change(&lines)
        return Data(lines.joined(separator: "\n").utf8)
    }

    private func refer(_ lines: inout [String], from old: Int, to new: Int) throws {
        let places = lines.indices.filter { lines[$0].contains("<integer>\(old)</integer>") }
        try #require(places.count == 1)
        lines[places[0]] = "<integer>\(new)</integer>"
    }

    @Test func `archives as they are written are sound`() throws {
        let shared = ["inside"] as NSArray
        let values: [Any] = [
            "text", 1.5, Date(timeIntervalSince1970: 0), [shared, shared] as NSArray, ["key": shared] as NSDictionary,
            NSValue(range: NSRange(location: 1, length: 2)), NSSet(),
        ]

        let verdicts = try values.map { try #require(ArchiveReferences(archive($0))).areSound }

        #expect(verdicts == values.map { _ in true })
    }

    @Test func `data that is no archive has no references`() {
        #expect(ArchiveReferences(Data("bplist".utf8)) == nil)
    }

    @Test(arguments: [(class: 0, why: "a text"), (class: 1, why: "the object itself"), (class: 5, why: "nothing")])
    func `an object needs a class that is a class`(reference: (class: Int, why: String)) throws {
        let unchanged = try set { _ in }
        let changed = try set { try? refer(&$0, from: 4, to: reference.class) }

        #expect(try #require(ArchiveReferences(unchanged)).areSound)
        #expect(try !#require(ArchiveReferences(changed)).areSound)
    }

    @Test func `a set that holds itself is not sound`() throws {
        let changed = try set { try? refer(&$0, from: 3, to: 1) }

        #expect(try !#require(ArchiveReferences(changed)).areSound)
    }

    @Test(arguments: [UInt8(0xC5), 0xB5, 0x05])
    func `an array that damage has made a value of no list's kind makes the bytes no archive`(marker: UInt8) throws {
        var bytes = archive(NSSet(array: ["one", "two"]))
        // The array of all five objects: numbers and texts before it are smaller, and offsets are behind it.
        let place = try #require(bytes.firstIndex(of: 0xA5))
        let unchanged = try #require(ArchiveReferences(bytes))

        bytes[place] = marker
        let changed = ArchiveReferences(bytes)

        #expect(unchanged.areSound)
        #expect(changed == nil)
    }

    @Test func `no end of a binary list and no byte changed in it is too much for the reader`() {
        let bytes = archive(["key": [1.5, "text", Date(timeIntervalSince1970: 0)] as NSArray] as NSDictionary)

        // Shorter ones are a word, which is a list in the oldest form.
        let shortened = bytes.indices.dropFirst("bplist".count).map {
            PropertyListSerialization.list(fromUntrusted: bytes.prefix($0))
        }
        let unread = bytes.indices.filter { index in
            (0..<8).contains { bit in
                var changed = bytes
                changed[index] ^= 1 << bit
                return PropertyListSerialization.list(fromUntrusted: changed) == nil
            }
        }

        #expect(shortened.allSatisfy { $0 == nil })
        #expect(!unread.isEmpty)
        #expect(PropertyListSerialization.list(fromUntrusted: bytes) != nil)
    }

    @Test func `objects lie inside each other down to a limit`() throws {
        // Each array holds the next object, the last one a text; their class is at the end.
        func nested(_ depth: Int) -> Data {
            func reference(_ index: Int) -> String { "<dict><key>CF$UID</key><integer>\(index)</integer></dict>" }
            let arrays = (1..<depth).map { index in
                "<dict><key>$class</key>\(reference(depth))<key>NS.objects</key><array>\(reference(index))</array></dict>"
            }
            let record = "<dict><key>$classname</key><string>NSArray</string></dict>"
            let objects = arrays.joined() + "<string>inside</string>" + record
            return Data("<plist version=\"1.0\"><dict><key>$objects</key><array>\(objects)</array></dict></plist>".utf8)
        }
        let limit = ArchiveReferences.depthLimit

        let verdicts = try [limit, limit + 1].map { try #require(ArchiveReferences(nested($0))).areSound }

        #expect(verdicts == [true, false])
    }

    @Test(arguments: [(from: 4, to: 0), (from: 3, to: 1)])
    func `a decoder refuses an archive that Foundation would not survive`(reference: (from: Int, to: Int)) throws {
        let changed = try set { try? refer(&$0, from: reference.from, to: reference.to) }

        let decoder = StateDecoder(changed, delegate: NoDelegate())

        #expect(decoder == nil)
    }
}

private final class NoDelegate: NSObject, NSKeyedUnarchiverDelegate {
    func unarchiver(_ unarchiver: NSKeyedUnarchiver, didDecode object: Any?) -> Any? { object }
    func unarchiver(
        _ unarchiver: NSKeyedUnarchiver, cannotDecodeObjectOfClassName name: String,
        originalClasses classNames: [String]
    ) -> AnyClass? { nil }
    func unarchiver(_ unarchiver: NSKeyedUnarchiver, willReplace object: Any, with newObject: Any) {}
    func unarchiverWillFinish(_ unarchiver: NSKeyedUnarchiver) {}
    func unarchiverDidFinish(_ unarchiver: NSKeyedUnarchiver) {}
}
