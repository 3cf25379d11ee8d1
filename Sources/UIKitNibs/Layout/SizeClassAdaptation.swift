import CoreGraphics
import InterfaceArchive
import QuartzCore
import UIFoundation
import UIKitCore

/// Follows the size class of one view: takes its subviews in and out, and its constraints in and out of force.
///
/// The view keeps it, and it keeps the subviews and constraints that are left out at present.
final class SizeClassAdaptation {
    private struct Reference { weak var object: AnyObject? }

    private let part: SizeClassPart
    private let variations: InterfaceVariations
    /// The subviews that are left out in some size classes.
    private let masked: [String: UIView]
    /// Subviews and items of constraints, by their identifiers.
    private var references: [String: Reference] = [:]
    private var constraints: [NSLayoutConstraint?]
    /// The classes of those that may have to be made later.
    private let classes: [NSLayoutConstraint.Type]

    init(_ part: SizeClassPart, in instantiator: InterfaceInstantiator) {
        (self.part, variations) = (part, instantiator.recipe.variations)
        var masked: [String: UIView] = [:]
        for id in part.masked { masked[id] = instantiator.object(withID: id) as? UIView }
        self.masked = masked
        constraints = part.constraints.map { description in
            description.element.id.flatMap { instantiator.object(withID: $0) as? NSLayoutConstraint }
        }
        classes = part.constraints.map(instantiator.constraintClass(of:))
        let items = part.constraints.flatMap { [$0.firstItem, $0.secondItem ?? ""] }
        for id in part.subviews.compactMap(\.id) + items where references[id] == nil && !id.isEmpty {
            references[id] = Reference(object: instantiator.object(withID: id))
        }
    }

    /// Begins to follow the view's size class.
    func follow(_ view: UIView) {
        _ = view.registerForTraitChanges([
            UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
        ]) { (view: UIView, _: UITraitCollection) in self.adapt(view) }
    }

    private func adapt(_ view: UIView) {
        let traits = view.traitCollection
        for (index, element) in part.subviews.enumerated() {
            guard let id = element.id, let subview = masked[id] else { continue }
            let counts = variations.includes(id, in: traits)
            if counts, subview.superview !== view {
                view.insertSubview(subview, at: position(of: index, in: view))
            } else if !counts, subview.superview === view {
                subview.removeFromSuperview()
            }
        }
        for index in part.constraints.indices { adapt(index, in: view, traits) }
    }

    /// Behind the next subview of the file that is there.
    private func position(of index: Int, in view: UIView) -> Int {
        for element in part.subviews[(index + 1)...] {
            guard let next = element.id.flatMap({ references[$0]?.object }) else { continue }
            if let position = view.subviews.firstIndex(where: { $0 === next }) { return position }
        }
        return view.subviews.count
    }

    private func adapt(_ index: Int, in view: UIView, _ traits: UITraitCollection) {
        let description = part.constraints[index]
        guard variations.includes(description.element.id, in: traits), isInside(description.firstItem, view),
            description.secondItem.map({ isInside($0, view) }) ?? true
        else {
            constraints[index]?.isActive = false
            return
        }
        let constant = number("constant", of: description, traits) ?? description.constant
        let priority = number("priority", of: description, traits).map(Float.init) ?? description.priority
        if let constraint = constraints[index] {
            constraint.constant = constant
            if constraint.priority.rawValue != priority { constraint.priority = UILayoutPriority(priority) }
            if !constraint.isActive { view.addConstraint(constraint) }
        } else if let constraint = make(index, constant, priority, heldBy: view) {
            constraints[index] = constraint
            view.addConstraint(constraint)
        }
    }

    private func make(
        _ index: Int, _ constant: CGFloat, _ priority: Float, heldBy view: UIView
    ) -> NSLayoutConstraint? {
        let description = part.constraints[index]
        guard description.fault == nil, let first = references[description.firstItem]?.object else { return nil }
        let second = description.secondItem.flatMap { references[$0]?.object }.map {
            NSLayoutConstraint.DescribedSide(item: $0, attribute: description.secondAttribute)
        }
        // Faults were reported when the file was loaded.
        let constraint = try? classes[index].checked(
            .init(item: first, attribute: description.firstAttribute), description.relation, second,
            multiplier: description.multiplier, constant: constant, priority: priority, heldBy: view)
        constraint?.identifier = description.element["identifier"]
        if description.element["customClass"] != nil { constraint?.awakeFromNib() }
        return constraint
    }

    private func isInside(_ id: String, _ view: UIView) -> Bool {
        let item = references[id]?.object
        return (item as? UIView ?? (item as? UILayoutGuide)?.owningView)?.isDescendant(of: view) ?? false
    }

    private func number(_ name: String, of description: ConstraintDescription, _ traits: UITraitCollection) -> CGFloat?
    {
        variations.attribute(name, of: description.element, in: traits).flatMap(Double.init).map { CGFloat($0) }
    }
}
