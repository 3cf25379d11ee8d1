import ResourceFiles

/// The formats of interface files, of which one is read.
enum InterfaceFormat {
    private static let expected = "a document of type com.apple.InterfaceBuilder3.CocoaTouch.XIB or .Storyboard.XIB"

    /// The kind of file that a root element begins; a fault for files of macOS, of old editors, and others.
    static func kind(of root: InterfaceElement) throws(ResourceFault) -> InterfaceDocument.Kind {
        if root.name == "archive" {
            throw root.fault(
                found: "an <archive>, as Xcode 4 and older wrote it",
                expected: expected + "; open and save it in a newer Xcode")
        }
        guard root.name == "document" else { throw root.fault(found: "<\(root.name)>", expected: expected) }
        switch root["type"] {
        // Xcode 5 and older name the device that the file was made for.
        case "com.apple.InterfaceBuilder3.CocoaTouch.XIB", "com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB":
            return .nib
        case "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB",
            "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.iPad.XIB":
            return .storyboard
        case let type?:
            let system = Self.system(of: type).map { "a document of \($0), of type " } ?? "a document of type "
            throw root.fault(found: system + ResourceFault.quoted(type), expected: expected)
        case nil: throw root.fault(found: "a document without a type", expected: expected)
        }
    }

    /// The system other than iOS that documents of a type are for.
    private static func system(of type: String) -> String? {
        if type.contains(".Cocoa.") { return "macOS" }
        if type.contains(".AppleTV.") { return "tvOS" }
        return type.contains(".WatchKit.") ? "watchOS" : nil
    }

    /// Remarks on documents that can be read but may be misunderstood.
    static func warnings(of root: InterfaceElement) -> [ResourceFault] {
        guard let version = root["version"], version != "3.0" else { return [] }
        return [
            root.fault(found: "a document of version \(ResourceFault.quoted(version))", expected: "version \"3.0\"")
        ]
    }
}
