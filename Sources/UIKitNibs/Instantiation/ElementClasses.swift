import Foundation
import InterfaceArchive
import UIKitCore

/// The classes of elements.
enum ElementClasses {
    private static var known: [String: AnyClass?] = [:]

    /// Names that do not follow the rule that `label` means `UILabel`.
    private static let exceptions = [
        "pongPressGestureRecognizer": "UILongPressGestureRecognizer", "containerView": "UIView",
        "collectionViewCellContentView": "UIView",
    ]

    /// The class that the framework has for elements of a name; nil for none.
    static func standard(for element: InterfaceElement) -> AnyClass? {
        if let known = known[element.name] { return known }
        let name = exceptions[element.name] ?? "UI" + element.name.prefix(1).uppercased() + element.name.dropFirst()
        let found: AnyClass? = ExposedClasses.shared.aliased(name)
        known[element.name] = .some(found)
        return found
    }

    /// Whether an element of an unknown name is a view, as those of maps and web pages are.
    static func isView(_ element: InterfaceElement) -> Bool {
        element.name.hasSuffix("View") || element.child(key: "frame")?.name == "rect"
    }
}
