import InterfaceArchive
import UIFoundation

/// The values and the elements of a file that count in some size classes only.
struct InterfaceVariations {
    /// The size classes that a variation is for.
    struct Condition: Equatable {
        var width: UIUserInterfaceSizeClass?
        var height: UIUserInterfaceSizeClass?

        /// Reads a key such as `heightClass=compact-widthClass=regular`, or `default`; nil for others.
        init?(_ key: String) {
            guard key != "default" else { return }
            let classes: [String: UIUserInterfaceSizeClass] = ["compact": .compact, "regular": .regular]
            for part in key.split(separator: "-") {
                let words = part.split(separator: "=").map(String.init)
                guard words.count == 2, let value = classes[words[1]] else { return nil }
                switch words[0] {
                case "widthClass": width = value
                case "heightClass": height = value
                default: return nil
                }
            }
        }

        /// The number of classes that it names: of two that hold the one with more counts.
        var precision: Int { (width == nil ? 0 : 1) + (height == nil ? 0 : 1) }

        func holds(in traits: UITraitCollection) -> Bool {
            (width == nil || width == traits.horizontalSizeClass)
                && (height == nil || height == traits.verticalSizeClass)
        }
    }

    private struct Rule {
        let condition: Condition
        let isIncluded: Bool
    }

    /// By the identifiers of the elements that they include or leave out, those with more classes later.
    private var rules: [String: [Rule]] = [:]
    /// The variations of elements, by the identifiers of these, those with more classes later.
    private var values: [ObjectIdentifier: [(condition: Condition, element: InterfaceElement)]] = [:]
    /// The elements that are left out in some size classes, in the file's order.
    private(set) var masked: [String] = []

    /// The elements that have variations, in the file's order.
    private(set) var owners: [InterfaceElement] = []

    /// Whether an element varies, or is left out in some size classes.
    func concern(_ element: InterfaceElement) -> Bool {
        values[ObjectIdentifier(element)] != nil || element.id.map { rules[$0] != nil } == true
    }

    var isEmpty: Bool { rules.isEmpty && values.isEmpty }

    mutating func add(_ element: InterfaceElement) {
        for child in element.children where child.name == "variation" { add(child, of: element) }
    }

    mutating func add(_ variation: InterfaceElement, of owner: InterfaceElement) {
        guard let condition = Condition(variation.key ?? "default") else { return }
        let key = ObjectIdentifier(owner)
        if values[key] == nil { owners.append(owner) }
        values[key, default: []].append((condition, variation))
        values[key]?.sort { $0.condition.precision < $1.condition.precision }
        for mask in variation.children where mask.name == "mask" {
            for reference in mask.children {
                guard let id = reference["reference"] else { continue }
                if rules[id] == nil { masked.append(id) }
                rules[id, default: []].append(Rule(condition: condition, isIncluded: reference.name == "include"))
                rules[id]?.sort { $0.condition.precision < $1.condition.precision }
            }
        }
    }

    /// Whether an element counts.
    func includes(_ id: String?, in traits: UITraitCollection) -> Bool {
        guard let id, let rules = rules[id] else { return true }
        return rules.last { $0.condition.holds(in: traits) }?.isIncluded ?? true
    }

    /// The value of an attribute that overrides the element's own.
    func attribute(_ name: String, of element: InterfaceElement, in traits: UITraitCollection) -> String? {
        guard name != "key" else { return nil }
        return values[ObjectIdentifier(element)]?.last { $0.condition.holds(in: traits) && $0.element[name] != nil }?
            .element[name]
    }

    /// The value of a property that overrides the element's own.
    func value(_ key: String, of element: InterfaceElement, in traits: UITraitCollection) -> InterfaceElement? {
        values[ObjectIdentifier(element)]?.last {
            $0.condition.holds(in: traits) && $0.element.child(key: key)?.name != "mask"
                && $0.element.child(key: key) != nil
        }?.element.child(key: key)
    }
}
