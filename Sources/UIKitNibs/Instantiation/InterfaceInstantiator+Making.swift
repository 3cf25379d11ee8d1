import Foundation
import InterfaceArchive
import QuartzCore
import ResourceFiles
import UIKitCore

extension InterfaceInstantiator {
    /// Makes the object of an element; nil where the element means none.
    func make(_ element: InterfaceElement) -> AnyObject? {
        if element.name == "placeholder" { return nil }
        let coder = InterfaceCoder(element, objects: self, noting: !recipe.wasReported)
        if let id = element.id, let maker = makers[id], let object = maker(coder) {
            reportUnread(coder)
            return object
        }
        guard let type = chosenClass(of: element) else { return nil }
        let object = make(type, from: coder)
        if object == nil {
            report(
                element.fault(
                    found: "\(element) of the class \(type), which cannot be made from a file",
                    expected: "a class with init(coder:), or an NSObject whose module registers how it is made"))
        } else if element.name != "customObject" {
            reportUnread(coder)
        }
        return object
    }

    private func make(_ type: AnyClass, from coder: InterfaceCoder) -> AnyObject? {
        if let type = type as? UIView.Type { return type.init(coder: coder) }
        if let type = type as? UIViewController.Type { return type.init(coder: coder) }
        if let type = type as? ConstructibleObject.Type { return ConstructibleObject.make(type, decoding: coder) }
        return type == NSObject.self ? NSObject() : ExposedClasses.shared.make(type)
    }

    /// The class of an element that is not made by its table of makers; nil, and reported, for one that is left out.
    func chosenClass(of element: InterfaceElement) -> AnyClass? {
        let standard: AnyClass? = standardType(of: element)
        guard let name = element["customClass"] else {
            if standard == nil { reportUnknown(element) }
            return standard
        }
        guard let custom = ExposedClasses.shared.named(name, in: element["customModule"]) else {
            let module = element["customModule"].map { " of the module \($0)" } ?? ""
            report(
                element.fault(
                    found: "unknown class \(name)\(module) in Interface Builder file",
                    expected: "a class of the app's; \(standard.map { "\($0)" } ?? "nothing") is used"))
            return standard
        }
        // A class of another kind would not be accepted at the element's position.
        if let kind = kind(of: standard), !isSubclass(custom, of: kind) {
            report(
                element.fault(
                    found: "the class \(name) for \(element)", expected: "a subclass of \(kind); \(kind) is used"))
            return standard
        }
        return custom
    }

    private func standardType(of element: InterfaceElement) -> AnyClass? {
        if element.name == "customObject" { return NSObject.self }
        if let standard = ElementClasses.standard(for: element) { return standard }
        guard let plain = ElementClasses.plain(for: element) else { return nil }
        if element["customClass"] == nil { reportUnknown(element) }
        return plain
    }

    /// The class that a custom class must be below to replace a standard one.
    private func kind(of standard: AnyClass?) -> AnyClass? {
        if standard is UIView.Type { return UIView.self }
        if standard is NSLayoutConstraint.Type { return NSLayoutConstraint.self }
        return standard is UIViewController.Type ? UIViewController.self : nil
    }

    private func isSubclass(_ type: AnyClass, of kind: AnyClass) -> Bool {
        if kind == NSLayoutConstraint.self { return type is NSLayoutConstraint.Type }
        return kind == UIView.self ? type is UIView.Type : type is UIViewController.Type
    }

    private func reportUnknown(_ element: InterfaceElement) {
        guard !recipe.wasReported else { return }
        let plain: AnyClass? = ElementClasses.plain(for: element)
        let use =
            plain == nil ? "it is left out" : "a plain \(plain is UIView.Type ? "view" : "view controller") is used"
        report(element.fault(found: "<\(element.name)>, which is not known", expected: "a known element; \(use)"))
    }
}
