import Foundation
import InterfaceArchive
import UIKitCore

/// The classes of elements.
enum ElementClasses {
    private static var known: [String: AnyClass?] = [:]

    /// Names that do not follow the rule that `label` means `UILabel`.
    private static let exceptions = [
        "pongPressGestureRecognizer": "UILongPressGestureRecognizer", "containerView": "UIView",
        "constraint": "NSLayoutConstraint",
    ]

    /// The class that the framework has for elements of a name; nil for none.
    static func standard(for element: InterfaceElement) -> AnyClass? {
        if let known = known[element.name] { return known }
        let name = exceptions[element.name] ?? "UI" + element.name.prefix(1).uppercased() + element.name.dropFirst()
        let found: AnyClass? = ExposedClasses.shared.aliased(name)
        known[element.name] = .some(found)
        return found
    }

    /// The plain class for an element of an unknown name; nil for one that is left out.
    static func plain(for element: InterfaceElement) -> AnyClass? {
        isView(element) ? UIView.self : isController(element) ? UIViewController.self : nil
    }

    /// Whether an element of an unknown name is a controller, as those of players are and of scenes that are written otherwise.
    private static func isController(_ element: InterfaceElement) -> Bool {
        guard element.name != "viewControllerPlaceholder" else { return false }
        return element["sceneMemberID"] == "viewController" || element.name.hasSuffix("ViewController")
    }

    /// Whether an element of an unknown name is a view, as those of maps and web pages are.
    private static func isView(_ element: InterfaceElement) -> Bool {
        element.name.hasSuffix("View") || element.child(key: "frame")?.name == "rect"
    }
}
