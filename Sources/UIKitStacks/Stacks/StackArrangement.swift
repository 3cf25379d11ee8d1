import CoreGraphics
@_spi(Subclassing) import UIKitCore

/// The constraints that follow from a stack's settings and its arranged views.
struct StackArrangement {
    private typealias Attribute = NSLayoutConstraint.Attribute

    /// The attributes of an axis.
    private struct Sides {
        let start, end, length, middle: Attribute
        let marginStart, marginEnd, marginMiddle: Attribute

        init(along axis: NSLayoutConstraint.Axis) {
            if axis == .horizontal {
                (start, end, length, middle) = (.leading, .trailing, .width, .centerX)
                (marginStart, marginEnd, marginMiddle) = (.leadingMargin, .trailingMargin, .centerXWithinMargins)
            } else {
                (start, end, length, middle) = (.top, .bottom, .height, .centerY)
                (marginStart, marginEnd, marginMiddle) = (.topMargin, .bottomMargin, .centerYWithinMargins)
            }
        }
    }

    /// Strengths, most of them below those of contents, for values that no other constraint determines.
    private enum Strength {
        /// Replaces required, in a stack that is hidden.
        static let inHidden = UILayoutPriority(999.9)
        /// The middles' distances are equal.
        static let centering = UILayoutPriority(149)
        /// The stack is no larger than its views need.
        static let hugging = UILayoutPriority(51)
        /// Of views without content, the last is stretched.
        static let collapsing = UILayoutPriority(24)
        /// Lengths in proportion, the first view's first.
        static let proportion: Float = 999
    }

    private let stack: UIStackView
    private let shown: [UIView]
    private let along, across: Sides

    init(of stack: UIStackView) {
        self.stack = stack
        shown = stack.shownViews
        let isRow = stack.axis == .horizontal
        (along, across) = (Sides(along: isRow ? .horizontal : .vertical), Sides(along: isRow ? .vertical : .horizontal))
    }

    /// The amount added to the strength of contents behind the first view, which is stretched or compressed of equals.
    private static let bias: Float = 0.001

    /// Has contents along the axis shrink in the order of the views where they are equally strong.
    func biasContents() {
        for entry in stack.entries {
            let gives = entry.view === shown.first || stack.distribution != .fill
            // Content that resists with the greatest strength still shrinks when it is hidden.
            entry.view.contentPriorityBias = entry.view.isHidden ? -Self.bias : gives ? 0 : Self.bias
        }
    }

    /// All constraints of the arrangement, inactive.
    func constraints() -> [NSLayoutConstraint] {
        // Loops here and below, because closures of the standard library's functions ask each time whether this is the main
        // actor.
        var made = ends()
        made.reserveCapacity(4 + 4 * shown.count)
        made += gaps()
        made += lengths()
        for view in shown { align(view, &made) }
        made += fit()
        made += baselines()
        made += hidden()
        // A stack that another one hides has no room.
        if stack.isHidden, stack.superview is UIStackView {
            for constraint in made where constraint.priority == .required { constraint.priority = Strength.inHidden }
        }
        return made
    }

    // MARK: Parts

    private func relate(
        _ view: UIView, _ attribute: Attribute, _ other: UIView?, _ otherAttribute: Attribute = .notAnAttribute,
        by relation: NSLayoutConstraint.Relation = .equal, times multiplier: CGFloat = 1, plus constant: CGFloat = 0,
        priority: UILayoutPriority = .required
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            view, attribute, relation, other, otherAttribute, multiplier: multiplier, constant: constant,
            priority: priority)
    }

    /// The stack's attribute, or that of the space within its margins.
    private func edge(_ own: Attribute, _ margin: Attribute) -> Attribute {
        stack.isLayoutMarginsRelativeArrangement ? margin : own
    }

    private func distance(from first: UIView, to second: UIView) -> NSLayoutDimension {
        stack.axis == .horizontal
            ? first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor)
            : first.bottomAnchor.anchorWithOffset(to: second.topAnchor)
    }

    private func distanceOfMiddles(from first: UIView, to second: UIView) -> NSLayoutDimension {
        stack.axis == .horizontal
            ? first.centerXAnchor.anchorWithOffset(to: second.centerXAnchor)
            : first.centerYAnchor.anchorWithOffset(to: second.centerYAnchor)
    }

    // MARK: Along the axis

    private func ends() -> [NSLayoutConstraint] {
        guard let first = shown.first, let last = shown.last else { return [] }
        return [
            relate(first, along.start, stack, edge(along.start, along.marginStart)),
            relate(stack, edge(along.end, along.marginEnd), last, along.end),
        ]
    }

    private func gaps() -> [NSLayoutConstraint] {
        guard shown.count > 1 else { return [] }
        let spacings = stack.spacingsBehindShownViews
        let isSpread = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
        let relation: NSLayoutConstraint.Relation = isSpread ? .greaterThanOrEqual : .equal
        let isByBaselines = stack.axis == .vertical && stack.isBaselineRelativeArrangement
        let (end, start): (Attribute, Attribute) =
            isByBaselines ? (.lastBaseline, .firstBaseline) : (along.end, along.start)
        var made: [NSLayoutConstraint] = []
        made.reserveCapacity(spacings.count)
        for index in spacings.indices {
            made.append(relate(shown[index + 1], start, shown[index], end, by: relation, plus: spacings[index]))
        }
        guard isSpread else { return made }
        for index in spacings.indices {
            made.append(
                relate(
                    shown[index + 1], start, shown[index], end, plus: spacings[index], priority: Strength.hugging))
        }
        guard shown.count > 2 else { return made }
        for index in 1..<(shown.count - 1) {
            if stack.distribution == .equalSpacing {
                made.append(
                    distance(from: shown[index], to: shown[index + 1]).constraint(
                        equalTo: distance(from: shown[0], to: shown[1])))
            } else {
                let equal = distanceOfMiddles(from: shown[index], to: shown[index + 1]).constraint(
                    equalTo: distanceOfMiddles(from: shown[0], to: shown[1]))
                equal.priority = Strength.centering
                made.append(equal)
            }
        }
        return made
    }

    private func lengths() -> [NSLayoutConstraint] {
        guard shown.count > 1 else { return [] }
        switch stack.distribution {
        case .fillEqually: return shown.dropFirst().map { relate($0, along.length, shown[0], along.length) }
        case .fillProportionally: return proportions()
        case .fill: return preferences()
        case .equalSpacing, .equalCentering: return []
        }
    }

    private func proportions() -> [NSLayoutConstraint] {
        let lengths = shown.map { stack.contentLength(of: $0) ?? 0 }
        guard let reference = lengths.firstIndex(where: { $0 > 0 }) else {
            return shown.dropFirst().map { relate($0, along.length, shown[0], along.length) }
        }
        return shown.indices.filter { $0 != reference }.map { index in
            let priority = UILayoutPriority(max(1, Strength.proportion - Float(index)))
            return relate(
                shown[index], along.length, shown[reference], along.length,
                times: lengths[index] / lengths[reference], priority: priority)
        }
    }

    /// Decides which of the views without content is stretched: the last.
    private func preferences() -> [NSLayoutConstraint] {
        var made: [NSLayoutConstraint] = []
        var former: UIView?
        for view in shown where stack.contentLength(of: view) == nil {
            if let former { made.append(relate(former, along.length, nil, priority: Strength.collapsing)) }
            former = view
        }
        return made
    }

    // MARK: Across the axis

    private func align(_ view: UIView, _ made: inout [NSLayoutConstraint]) {
        let start = edge(across.start, across.marginStart)
        let end = edge(across.end, across.marginEnd)
        func atStart(_ relation: NSLayoutConstraint.Relation) -> NSLayoutConstraint {
            relate(view, across.start, stack, start, by: relation)
        }
        func atEnd(_ relation: NSLayoutConstraint.Relation) -> NSLayoutConstraint {
            relate(stack, end, view, across.end, by: relation)
        }
        switch stack.alignment {
        case .fill:
            made.append(atStart(.equal))
            made.append(atEnd(.equal))
        case .leading:
            made.append(atStart(.equal))
            made.append(atEnd(.greaterThanOrEqual))
        case .trailing:
            made.append(atEnd(.equal))
            made.append(atStart(.greaterThanOrEqual))
        case .center:
            // With its middle in the middle, a view that is inside at one side is inside at the other, too.
            made.append(relate(view, across.middle, stack, edge(across.middle, across.marginMiddle)))
            made.append(atStart(.greaterThanOrEqual))
        case .firstBaseline, .lastBaseline:
            made.append(atStart(.greaterThanOrEqual))
            made.append(atEnd(.greaterThanOrEqual))
        }
    }

    /// Has a stack that its views do not fill be no larger than the largest of them, and views without content be small.
    ///
    /// The stack's length is pulled, and not its end to the views': that would stretch a view where the stack is larger.
    private func fit() -> [NSLayoutConstraint] {
        guard stack.alignment != .fill, !shown.isEmpty else { return [] }
        var made = [relate(stack, across.length, nil, priority: Strength.hugging)]
        for view in shown where stack.contentBreadth(of: view) == nil {
            made.append(relate(view, across.length, nil, priority: Strength.collapsing))
        }
        return made
    }

    private func baselines() -> [NSLayoutConstraint] {
        guard stack.axis == .horizontal, let first = shown.first else { return [] }
        let line: Attribute
        switch stack.alignment {
        case .firstBaseline: line = .firstBaseline
        case .lastBaseline: line = .lastBaseline
        default: return []
        }
        return shown.dropFirst().map { relate($0, line, first, line) }
    }

    // MARK: Hidden views

    /// Hidden views have no length, and wait in the middle of the gap that they left, so that they grow from there.
    private func hidden() -> [NSLayoutConstraint] {
        guard shown.count < stack.entries.count else { return [] }
        let views = stack.entries.map(\.view)
        return views.indices.filter { views[$0].isHidden }.flatMap { index in
            let view = views[index]
            let former = views[..<index].last { !$0.isHidden }
            let next = views[index...].first { !$0.isHidden }
            let noLength = relate(view, along.length, nil)
            // An app's own length is overridden.
            noLength.prevails = true
            var made = [noLength, relate(view, across.start, stack, edge(across.start, across.marginStart))]
            if let former, let next {
                made.append(distance(from: former, to: view).constraint(equalTo: distance(from: view, to: next)))
            } else if let former {
                made.append(relate(view, along.start, former, along.end))
            } else if let next {
                made.append(relate(view, along.end, next, along.start))
            } else {
                made.append(relate(view, along.start, stack, edge(along.start, along.marginStart)))
            }
            return made
        }
    }
}
