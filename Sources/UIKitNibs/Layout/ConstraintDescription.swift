import CoreGraphics
import InterfaceArchive
import ResourceFiles
import UIKitCore

/// A constraint as a file describes it.
struct ConstraintDescription {
    let element: InterfaceElement
    /// The element of the view that holds it.
    let owner: InterfaceElement
    let firstItem: String
    let secondItem: String?
    let relation: NSLayoutConstraint.Relation
    let firstAttribute: NSLayoutConstraint.Attribute
    let secondAttribute: NSLayoutConstraint.Attribute
    let multiplier: CGFloat
    let constant: CGFloat
    let priority: Float
    /// The attribute that is wrong and the expectation. Such a constraint is not made.
    private(set) var fault: ResourceFault?
    /// Whether it is only for the editor.
    var isForEditor: Bool { element["placeholder"] == "YES" }

    init(_ element: InterfaceElement, in owner: InterfaceElement) {
        (self.element, self.owner) = (element, owner)
        var reader = Reader(element: element)
        firstItem = element["firstItem"] ?? owner.id ?? ""
        secondItem = element["secondItem"]
        relation = reader.word("relation", Self.relations) ?? .equal
        firstAttribute = reader.word("firstAttribute", Self.attributes) ?? .notAnAttribute
        secondAttribute = reader.word("secondAttribute", Self.attributes) ?? .notAnAttribute
        multiplier = reader.ratio("multiplier") ?? 1
        let isStandardSpace = element["symbolic"] == "YES" && element["constant"] == nil
        let reachesHolder =
            firstItem == owner.id || secondItem == owner.id
            || secondItem.map { id in
                owner.children.contains { $0.name == "viewLayoutGuide" && $0.id == id }
            } == true
        constant = reader.ratio("constant") ?? (isStandardSpace ? (reachesHolder ? 20 : 8) : 0)
        priority = reader.ratio("priority").map(Float.init) ?? 1000
        if reader.fault == nil, element["firstAttribute"] == nil {
            reader.fault = element.fault(
                found: "\(element) without firstAttribute", expected: "the attribute that it is about")
        }
        if reader.fault == nil, !(priority > 0 && priority <= 1000) {
            reader.fault = element.fault(
                found: "priority=\(ResourceFault.quoted(element["priority"] ?? "")) in \(element)",
                expected: "a number above 0 and at most 1000")
        }
        fault =
            element.name == "constraint"
            ? reader.fault
            : element.fault(
                found: "\(element) among constraints", expected: "<constraint>")
    }

    /// The words that are read, and the first fault.
    private struct Reader {
        let element: InterfaceElement
        var fault: ResourceFault?

        mutating func word<Value>(_ name: String, _ values: [String: Value]) -> Value? {
            guard let text = element[name] else { return nil }
            if let value = values[text] { return value }
            // Hash order: the words are sorted.
            note(name, text, expected: "one of " + values.keys.sorted().joined(separator: ", "))
            return nil
        }

        /// A number, or two with a colon or a stroke between: the first as a part of the second.
        mutating func ratio(_ name: String) -> CGFloat? {
            guard let text = element[name] else { return nil }
            let numbers = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
                .map { Double($0) ?? .nan }
            let value = numbers.count == 2 ? numbers[0] / numbers[1] : numbers.count == 1 ? numbers[0] : .nan
            if value.isFinite { return CGFloat(value) }
            note(name, text, expected: "a number" + (name == "multiplier" ? " or a ratio such as 16:9" : ""))
            return nil
        }

        private mutating func note(_ name: String, _ text: String, expected: String) {
            guard fault == nil else { return }
            fault = element.fault(
                found: "\(name)=\(ResourceFault.quoted(text)) in \(element)", expected: expected)
        }
    }

    private static let relations: [String: NSLayoutConstraint.Relation] = [
        "equal": .equal, "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
    ]

    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
        "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
        "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
        "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]
}
