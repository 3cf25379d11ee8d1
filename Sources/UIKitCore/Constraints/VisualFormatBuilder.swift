import CoreGraphics
import Foundation

/// Makes the constraints of a visual format, with the views and numbers that its names mean.
struct VisualFormatBuilder {
    let format: VisualFormat
    /// The format as it was given, for messages.
    let text: String
    let options: NSLayoutConstraint.FormatOptions
    let metrics: [String: Any]
    let views: [String: Any]

    /// The constraints, those of each view behind those that lead to it.
    func constraints() -> [NSLayoutConstraint] {
        let items = format.elements.map { item(named: $0.name) }
        var made: [NSLayoutConstraint] = []
        for (index, element) in format.elements.enumerated() {
            if let distance = element.distance {
                made +=
                    index == 0
                    ? edgeConstraints(distance, of: items[0], isFirst: true)
                    : constraints(distance, from: items[index - 1], to: items[index])
            }
            made += element.predicates.map { length($0, of: items[index]) }
        }
        if let distance = format.lastDistance, let last = items.last {
            made += edgeConstraints(distance, of: last, isFirst: false)
        }
        return made + alignments(of: items)
    }

    // MARK: Sides

    /// The edges at which a view begins and ends along the format.
    private var edges: (first: NSLayoutConstraint.Attribute, last: NSLayoutConstraint.Attribute) {
        if format.isVertical { return (.top, .bottom) }
        switch options.intersection(.directionMask) {
        case .directionLeftToRight: return (.left, .right)
        case .directionRightToLeft: return (.right, .left)
        default: return (.leading, .trailing)
        }
    }

    /// Whether distances along the format count against the axis.
    private var countsBackwards: Bool {
        !format.isVertical && options.contains(.directionRightToLeft)
    }

    private func constraint(
        _ item: any ConstraintItem, _ attribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation, _ other: (any ConstraintItem)?,
        _ otherAttribute: NSLayoutConstraint.Attribute, constant: CGFloat, priority: Float = 1000
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            LayoutEquation(
                first: .init(part: item.ownPart(attribute)), relation: relation,
                second: other.map { .init(part: $0.ownPart(otherAttribute)) }, constant: constant,
                priority: priority))
    }

    // MARK: Distances

    private func constraints(
        _ distance: VisualFormat.Distance, from former: any ConstraintItem, to item: any ConstraintItem
    ) -> [NSLayoutConstraint] {
        let isByBaselines = format.isVertical && options.contains(.spacingBaselineToBaseline)
        let (end, start) = isByBaselines ? (.lastBaseline, .firstBaseline) : (edges.last, edges.first)
        return distances(distance, standard: SystemSpacing.standard).map { relation, points, priority in
            countsBackwards
                ? constraint(former, end, relation, item, start, constant: points, priority: priority)
                : constraint(item, start, relation, former, end, constant: points, priority: priority)
        }
    }

    /// The constraints between an edge of the superview and the first or the last view.
    private func edgeConstraints(
        _ distance: VisualFormat.Distance, of item: any ConstraintItem, isFirst: Bool
    ) -> [NSLayoutConstraint] {
        guard let superview = item.constraintContainer else {
            stop(
                "\(ObjectNames.label(of: item)) has no superview, and the format mentions it. Add the view to one first."
            )
        }
        let edge = isFirst ? edges.first : edges.last
        if distance == .standard {
            // The system's distance to the superview is its margin.
            return [constraint(item, edge, .equal, superview, edge.withMargin, constant: 0)]
        }
        return distances(distance, standard: 0).map { relation, points, priority in
            isFirst != countsBackwards
                ? constraint(item, edge, relation, superview, edge, constant: points, priority: priority)
                : constraint(superview, edge, relation, item, edge, constant: points, priority: priority)
        }
    }

    private func distances(
        _ distance: VisualFormat.Distance, standard: CGFloat
    ) -> [(NSLayoutConstraint.Relation, CGFloat, Float)] {
        switch distance {
        case .zero: [(.equal, 0, 1000)]
        case .standard: [(.equal, standard, 1000)]
        case .predicates(let predicates): predicates.map { (relation($0), number($0.operand), priority($0)) }
        }
    }

    // MARK: Lengths and alignments

    private func length(_ predicate: VisualFormat.Predicate, of item: any ConstraintItem) -> NSLayoutConstraint {
        let attribute: NSLayoutConstraint.Attribute = format.isVertical ? .height : .width
        if case .name(let name) = predicate.operand, metrics[name] == nil {
            return constraint(
                item, attribute, relation(predicate), self.item(named: name), attribute, constant: 0,
                priority: priority(predicate))
        }
        return constraint(
            item, attribute, relation(predicate), nil, .notAnAttribute, constant: number(predicate.operand),
            priority: priority(predicate))
    }

    private func alignments(of items: [any ConstraintItem]) -> [NSLayoutConstraint] {
        let attributes = options.alignedAttributes
        if let wrong = attributes.first(where: { ($0.axis == .vertical) == format.isVertical }) {
            stop("Views along one direction cannot be aligned by \(wrong), which lies along it too.")
        }
        return attributes.flatMap { attribute in
            zip(items, items.dropFirst()).map { former, item in
                constraint(item, attribute, .equal, former, attribute, constant: 0)
            }
        }
    }

    // MARK: Names

    private func item(named name: String) -> any ConstraintItem {
        guard let view = views[name] else {
            stop("\(name) is in neither dictionary: a view or a guide of this name should be among the views.")
        }
        guard let item = view as? any ConstraintItem else {
            stop("\(name) is \(view); it should be a view or a layout guide.")
        }
        return item
    }

    private func relation(_ predicate: VisualFormat.Predicate) -> NSLayoutConstraint.Relation {
        switch predicate.relation {
        case .equal: .equal
        case .atMost: .lessThanOrEqual
        case .atLeast: .greaterThanOrEqual
        }
    }

    private func priority(_ predicate: VisualFormat.Predicate) -> Float {
        predicate.priority.map { Float(number($0)) } ?? UILayoutPriority.required.rawValue
    }

    private func number(_ operand: VisualFormat.Operand) -> CGFloat {
        switch operand {
        case .number(let number): return CGFloat(number)
        case .name(let name):
            switch metrics[name] {
            case let number as CGFloat: return number
            case let number as Double: return CGFloat(number)
            case let number as Float: return CGFloat(number)
            case let number as Int: return CGFloat(number)
            case let number as NSNumber: return CGFloat(number.doubleValue)
            case let priority as UILayoutPriority: return CGFloat(priority.rawValue)
            case let other?: stop("\(name) is \(other); it should be a number.")
            case nil: stop("\(name) is not among the metrics; a number of this name should be.")
            }
        }
    }

    private func stop(_ sentence: String) -> Never { fatalError("\(sentence)\n\(text)") }
}
