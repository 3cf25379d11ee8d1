import Foundation

/// The references among the objects of a keyed archive.
///
/// Foundation's unarchiver follows them without checks: it traps if an object's class is not a class, and never returns from a
/// cycle. Therefore they are checked first. An archive made by an archiver passes; one with cycles cannot be decoded on Linux
/// at all.
nonisolated struct ArchiveReferences {
    /// The maximum depth of nested objects, which an unarchiver's stack surely holds.
    static let depthLimit = 500

    private let objects: [Any]
    /// The class of each object that has one; -1 for an entry that is not a reference.
    private var classes: [Int: Int] = [:]
    /// The indices of the objects to which an object refers, except its class.
    private var contents: [[Int]]

    /// Reads the references of an archive; nil for other bytes.
    init?(_ archive: Data) {
        let list = PropertyListSerialization.list(fromUntrusted: archive)
        guard let objects = (list as? [String: Any])?["$objects"] as? [Any] else { return nil }
        self.objects = objects
        contents = Array(repeating: [], count: objects.count)
        let entries = Self.entries(of: objects)
        guard let numbers = Self.numbers(of: entries.map(\.reference)) else { return nil }
        for (entry, number) in zip(entries, numbers) {
            if entry.isClass {
                classes[entry.owner] = number
            } else if objects.indices.contains(number) {
                contents[entry.owner].append(number)
            }
        }
        for (index, object) in objects.enumerated() where classes[index] == nil {
            if (object as? [String: Any])?["$class"] != nil { classes[index] = -1 }
        }
    }

    private typealias Entry = (owner: Int, isClass: Bool, reference: Any)

    private static func entries(of objects: [Any]) -> [Entry] {
        guard let kind = (try? list("<dict><key>CF$UID</key><integer>0</integer></dict>")).map({ type(of: $0) }) else {
            return []
        }
        return objects.enumerated().flatMap { owner, object -> [Entry] in
            // Hash order: all references of an object are checked in the same way.
            (object as? [String: Any] ?? [:]).flatMap { key, value -> [Entry] in
                (value as? [Any] ?? [value]).filter { type(of: $0) == kind }.map { (owner, key == "$class", $0) }
            }
        }
    }

    /// The indices in references. Foundation shows them only in the XML that it writes.
    private static func numbers(of references: [Any]) -> [Int]? {
        let xml = try? PropertyListSerialization.data(fromPropertyList: references, format: .xml, options: 0)
        let numbers = xml.map { String(decoding: $0, as: UTF8.self) }?.components(separatedBy: "<integer>").dropFirst()
            .compactMap { Int($0.prefix { $0.isNumber }) }
        return numbers?.count == references.count ? numbers : nil
    }

    private static func list(_ xml: String) throws -> Any {
        try PropertyListSerialization.propertyList(
            from: Data("<plist version=\"1.0\">\(xml)</plist>".utf8), format: nil)
    }

    /// Whether every object has a class, and none contains itself or is nested deeper than `depthLimit`.
    var areSound: Bool {
        var heights = [Int?](repeating: nil, count: objects.count)
        var path: Set<Int> = []
        return objects.indices.allSatisfy { hasClass($0) && height($0, &heights, &path) != nil }
    }

    private func hasClass(_ index: Int) -> Bool {
        guard let number = classes[index] else { return true }
        guard objects.indices.contains(number), let record = objects[number] as? [String: Any] else { return false }
        return record["$classname"] is String
    }

    /// The depth of the objects nested in one; nil in a cycle or beyond the limit.
    private func height(_ index: Int, _ heights: inout [Int?], _ path: inout Set<Int>) -> Int? {
        if let known = heights[index] { return known }
        guard path.count < Self.depthLimit, path.insert(index).inserted else { return nil }
        defer { path.remove(index) }
        var height = 1
        for inner in contents[index] {
            guard let below = self.height(inner, &heights, &path), below < Self.depthLimit else { return nil }
            height = max(height, below + 1)
        }
        heights[index] = height
        return height
    }
}
