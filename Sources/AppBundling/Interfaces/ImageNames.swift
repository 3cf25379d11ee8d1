/// The names under which an app finds the pictures of its catalogues and files.
struct ImageNames {
    private var known: Set<String>
    /// The names to suggest.
    private var names: Set<String>

    /// Gathers names.
    ///
    /// - Parameters:
    ///   - assets: The pictures in catalogues.
    ///   - paths: The paths of all files in the app's bundle.
    init(assets: Set<String>, files paths: [String]) {
        (known, names) = (assets, assets)
        for path in paths { add(path) }
    }

    private static let types: Set<String> = ["png", "jpg", "jpeg", "gif", "bmp", "tiff", "tif", "webp"]
    /// Ends of names that speak of the display and the device.
    private static let suffixes = ["~iphone", "~ipad", "@2x", "@3x"]

    private mutating func add(_ path: String) {
        var parts = path.split(separator: "/").map(String.init)
        guard !parts.contains(where: { $0.hasSuffix(".xcassets") }), let name = parts.popLast(),
            let dot = name.lastIndex(of: "."), Self.types.contains(name[name.index(after: dot)...].lowercased())
        else { return }
        if parts.first?.hasSuffix(".lproj") == true { parts.removeFirst() }
        var stem = String(name[..<dot])
        for suffix in Self.suffixes where stem.hasSuffix(suffix) { stem.removeLast(suffix.count) }
        let whole = (parts + [stem + name[dot...]]).joined(separator: "/")
        known.insert(whole)
        // A name without a type is that of a PNG.
        let short = name[dot...].lowercased() == ".png" ? String(whole.dropLast(4)) : whole
        known.insert(short)
        names.insert(short)
    }

    /// Whether the app has a picture of a name; a name may contain the file's type, and the scale as well.
    func contain(_ name: String) -> Bool {
        if known.contains(name) { return true }
        let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
        return Self.suffixes.contains { stem.hasSuffix($0) && known.contains(String(stem.dropLast($0.count))) }
    }

    /// Names that resemble one, first those that also contain a type.
    func near(_ name: String) -> [String] {
        // Hash order: names that are sorted.
        let typed = names.filter { $0.hasPrefix(name + ".") }.sorted()
        return typed.isEmpty ? NearMisses.of(name, among: Array(names)) : Array(typed.prefix(3))
    }
}
