import QuartzCore

/// Gives objects names that are the same in every run of one session: their class, numbered in order of first appearance.
package struct ObjectNames {
    private struct Entry {
        weak var object: AnyObject?
        let name: String
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var counts: [String: Int] = [:]

    mutating func name(of object: AnyObject) -> String {
        let id = ObjectIdentifier(object)
        // An address is used again after its object was deallocated; the weak reference shows that.
        if let entry = entries[id], entry.object === object { return entry.name }
        let base = Self.className(of: object)
        let count = counts[base, default: 0] + 1
        counts[base] = count
        let name = count == 1 ? base : "\(base)#\(count)"
        entries[id] = Entry(object: object, name: name)
        return name
    }

    /// The label of `object` in messages for the programmer: its name in the trace, which distinguishes objects of one
    /// class, and the title of a controller, or the identifier under which it is restored. Every run of one session has the
    /// same words.
    package static func label(of object: AnyObject) -> String {
        let name = Trace.current?.label(of: object) ?? className(of: object)
        guard let titled = object as? any TitledObject,
            let words = titled.distinctions.lazy.compactMap(\.self).first(where: { !$0.isEmpty })
        else { return name }
        return "\(name) \"\(words)\""
    }

    /// The class without its module.
    package static func className(of object: AnyObject) -> String { ClassNames.name(of: object) }
}
