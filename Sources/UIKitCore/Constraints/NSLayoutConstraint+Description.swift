import CoreGraphics
import Foundation

extension NSLayoutConstraint {
    /// The constraint as an equation, with the labels of its items, its name, and whether it is in force.
    var summary: String {
        let name = identifier.map { "'\($0)' " } ?? ""
        let strength = priority == .required ? "" : " @ \(CGFloat(priority.rawValue).shortText)"
        let state = isActive ? "active" : "inactive"
        return "<\(ObjectNames.className(of: self)): \(name)\(text)\(strength) (\(state))>"
    }

    private var text: String {
        let (first, relation, constant) = (text(of: writtenSides.first), relation.sign, constant)
        guard let second = writtenSides.second else { return "\(first) \(relation) \(constant.shortText)" }
        let factor = multiplier == 1 ? "" : "\(multiplier.shortText) * "
        let sum =
            constant == 0 ? "" : constant > 0 ? " + \(constant.shortText)" : " - \((-constant).shortText)"
        return "\(first) \(relation) \(factor)\(text(of: second))\(sum)"
    }

    private func text(of side: LayoutEquation.Side) -> String {
        guard let start = side.start else { return text(of: side.part) }
        return "(\(text(of: side.part)) - \(text(of: start)))"
    }

    private func text(of part: LayoutEquation.Part) -> String {
        let item = part.state.item.map { ObjectNames.label(of: $0) } ?? "a released item"
        return "\(item).\(part.attribute)"
    }
}
