import ResourceFiles

/// The formats of interface files, of which one is read.
enum InterfaceFormat {
    /// The kind of file that a root element begins; a fault for files of macOS, of old editors, and others.
    static func kind(of root: InterfaceElement) throws(ResourceFault) -> InterfaceDocument.Kind {
        let expected = "a document of type com.apple.InterfaceBuilder3.CocoaTouch.XIB or .Storyboard.XIB"
        if root.name == "archive" {
            throw root.fault(
                found: "an <archive>, as Xcode 4 and older wrote it",
                expected: expected + "; open and save it in a newer Xcode")
        }
        guard root.name == "document" else { throw root.fault(found: "<\(root.name)>", expected: expected) }
        switch root["type"] {
        case "com.apple.InterfaceBuilder3.CocoaTouch.XIB": return .nib
        case "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB": return .storyboard
        case let type?: throw root.fault(found: "a document of type \(ResourceFault.quoted(type))", expected: expected)
        case nil: throw root.fault(found: "a document without a type", expected: expected)
        }
    }
}
