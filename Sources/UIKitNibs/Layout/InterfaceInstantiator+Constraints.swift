import CoreGraphics
import Foundation
import InterfaceArchive
import ResourceFiles
import UIKitCore

extension InterfaceInstantiator {
    /// Makes the constraints of the recipe and puts those in force that count in the present size class.
    func installConstraints() {
        for guide in recipe.guides { makeGuide(guide) }
        for description in recipe.constraints where !description.isForEditor { install(description) }
        for part in recipe.sizeClassParts {
            if let view = made(part.owner) as? UIView { SizeClassAdaptation(part, in: self).follow(view) }
        }
    }

    private func makeGuide(_ part: InterfaceRecipe.Part) {
        guard let id = part.element.id, let view = made(part.owner) as? UIView else { return }
        guard let guide = view.interfaceGuide(for: part.element) else {
            return report(
                part.element.fault(
                    found: "key=\(ResourceFault.quoted(part.element.key ?? "")) in \(part.element)",
                    expected: "a guide that \(type(of: view)) has"))
        }
        add(guide, withID: id)
    }

    private func install(_ description: ConstraintDescription) {
        if let fault = description.fault { return report(fault) }
        guard let owner = made(description.owner) as? UIView else { return }
        guard let constraint = constraint(description, heldBy: owner) else { return }
        constraint.identifier = description.element["identifier"]
        if let id = description.element.id { add(constraint, withID: id) }
        if includes(description.element) { owner.addConstraint(constraint) }
    }

    /// Makes a constraint; nil, and reported, for one that breaks a rule. One to a view that is left out is not made.
    private func constraint(
        _ description: ConstraintDescription, heldBy owner: UIView
    ) -> NSLayoutConstraint? {
        guard let first = object(withID: description.firstItem) else { return nil }
        var second: NSLayoutConstraint.DescribedSide?
        if let id = description.secondItem {
            guard let item = object(withID: id) else { return nil }
            second = .init(item: item, attribute: description.secondAttribute)
        }
        do throws(NSLayoutConstraint.Fault) {
            return try constraintClass(of: description).checked(
                .init(item: first, attribute: description.firstAttribute), description.relation, second,
                multiplier: description.multiplier,
                constant: number("constant", of: description) ?? description.constant,
                priority: number("priority", of: description).map(Float.init) ?? description.priority,
                heldBy: owner)
        } catch {
            // Views that are left out in this size class contain no views.
            if includes(description.element), !isMasked(first), !isMasked(second?.item) {
                report(
                    description.element.fault(
                        found: "\(description.element): \(error.sentence)", expected: "a constraint of views inside"))
            }
            return nil
        }
    }

    /// The class that the file names, where it is one of constraints.
    func constraintClass(of description: ConstraintDescription) -> NSLayoutConstraint.Type {
        guard description.element["customClass"] != nil else { return NSLayoutConstraint.self }
        return chosenClass(of: description.element) as? NSLayoutConstraint.Type ?? NSLayoutConstraint.self
    }

    private func isMasked(_ item: AnyObject?) -> Bool {
        let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
        guard let view else { return false }
        return recipe.variations.masked.contains { id in
            guard let masked = object(withID: id) as? UIView else { return false }
            return view.isDescendant(of: masked)
        }
    }

    private func number(_ name: String, of description: ConstraintDescription) -> CGFloat? {
        variation(of: name, in: description.element).flatMap(Double.init).map { CGFloat($0) }
    }
}
