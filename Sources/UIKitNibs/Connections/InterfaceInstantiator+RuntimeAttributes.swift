import Foundation
import InterfaceArchive
import ResourceFiles
import UIKitCore

extension InterfaceInstantiator {
    /// Sets the properties that the user of the file's editor has named by key paths.
    func applyRuntimeAttributes() {
        var counts: [ObjectIdentifier: Int] = [:]
        for part in recipe.attributes {
            var index = 0
            if part.element["type"] == "localizedString" {
                index = counts[ObjectIdentifier(part.owner), default: 0]
                counts[ObjectIdentifier(part.owner)] = index + 1
            }
            apply(part, localizedTextIndex: index)
        }
    }

    private func apply(_ part: InterfaceRecipe.Part, localizedTextIndex: Int) {
        let source = part.owner.id == "-1" ? given["-1"] : constraint(of: part.owner) ?? made(part.owner)
        guard let source else { return }
        guard let keyPath = part.element["keyPath"], let object = source as? NSObject else {
            return report(part.element.fault(found: "an attribute without keyPath", expected: "keys of an object"))
        }
        let coder = InterfaceCoder(part.element, of: part.owner.id, objects: self)
        let description = RuntimeAttribute(coder, localizedTextIndex: localizedTextIndex)
        guard let value = description.value else { return }
        let outcome = KeyedProperty.set(value, at: keyPath, of: object)
        let problem: String
        switch outcome {
        case .done: return
        case .unknownKey(let key, let owner):
            problem = "\(type(of: owner)) has no property \(key) that keys reach"
        case .noObject(let key, let owner):
            problem = "\(key) of \(type(of: owner)) is no object, so that it has no keys"
        case .otherType(let type, _):
            problem = "its type is \(type), not " + (value.map { "\(Swift.type(of: $0))" } ?? "nil")
        }
        report(
            part.element.fault(
                found:
                    "failed to set (\(keyPath)) user defined inspected property on (\(type(of: source))): \(problem)",
                expected: "the key path of a property that is exposed, and a value of its type"))
    }
}
