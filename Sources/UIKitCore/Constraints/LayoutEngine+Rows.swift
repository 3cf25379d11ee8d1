import ConstraintSolver
import CoreGraphics
import UIFoundation

extension LayoutEngine {
    /// The constant, the part of it that follows from the items' geometry, and the relation of a row.
    ///
    /// - Parameter sum: An empty sum, to which the row's terms are added.
    func row(
        of equation: LayoutEquation, _ sum: inout LinearSum
    ) -> (constant: CGFloat, offset: CGFloat, relation: ConstraintSystem.Relation) {
        guard let space = equation.space else {
            fatalError(
                "A constraint was installed whose items have no common superview; its activation should refuse it.")
        }
        let mirrors = equation.isMirrored
        add(equation.sides.first, times: 1, seenFrom: space, of: equation, to: &sum)
        if equation.multiplier != 0, let second = equation.sides.second {
            add(second, times: -equation.multiplier, seenFrom: space, of: equation, to: &sum)
            // Mirrored positions count from the right edge of the common space.
            if mirrors, equation.multiplier != 1 {
                let state = space.makeLayoutState()
                sum.add(variables(of: state).width, -(1 - equation.multiplier))
                sum.space = state
            }
        }
        if equation.baselineSpaces != 0, let second = equation.second {
            let spacing = SystemSpacing.betweenBaselines(
                baselines(of: second.part), baselines(of: equation.first.part))
            sum.constant -= equation.baselineSpaces * spacing
        }
        let constant = mirrors ? -equation.constant : equation.constant
        let offset = -sum.constant
        return (constant + offset, offset, (mirrors ? equation.relation.mirrored : equation.relation).solved)
    }

    /// The memory for the terms of a row.
    func drainTermMemory() -> [ConstraintSystem.Term] {
        var terms: [ConstraintSystem.Term] = []
        swap(&terms, &termMemory)
        return terms
    }

    /// Adds a multiple of a position or a length, as it is in the space of an item around.
    private func add(
        _ side: LayoutEquation.Side, times factor: CGFloat, seenFrom space: any ConstraintItem,
        of equation: LayoutEquation, to sum: inout LinearSum
    ) {
        guard side.isDistance, let start = side.start else {
            return add(side.part, times: factor, seenFrom: space, mirrored: equation.runsRightToLeft, to: &sum)
        }
        // Distances count in the reading direction where their ends do.
        let sign: CGFloat = equation.runsRightToLeft && side.followsReadingDirection ? -1 : 1
        add(side.part, times: sign * factor, seenFrom: space, mirrored: equation.runsRightToLeft, to: &sum)
        add(start, times: -sign * factor, seenFrom: space, mirrored: equation.runsRightToLeft, to: &sum)
    }

    /// Adds a multiple of an attribute, as it is in the space of an item around.
    private func add(
        _ part: LayoutEquation.Part, times factor: CGFloat, seenFrom space: any ConstraintItem, mirrored: Bool,
        to sum: inout LinearSum
    ) {
        guard let item = part.state.item else { return }
        let variables = variables(of: part.state)
        let isVertical = part.attribute.axis == .vertical
        let length = isVertical ? variables.height : variables.width
        var (near, far): (CGFloat, CGFloat) = (0, 0)
        if let guide = part.guide {
            let insets = guide.item?.insetsInContainer ?? .zero
            guide.note(insets: insets)
            (near, far) = isVertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
            sum.note(part.state)
        } else if part.attribute.isBaseline {
            sum.note(part.state)
        }
        if part.attribute.isLength {
            sum.add(length, factor)
            sum.constant -= factor * (near + far)
            return
        }
        // The upper left of the rectangle, from the item outward.
        if item === space {
            sum.note(part.state)
            sum.constant -= factor * (isVertical ? item.contentOrigin.y : item.contentOrigin.x)
        } else {
            sum.add(isVertical ? variables.y : variables.x, factor)
            if !item.isDirectly(in: space) {
                addContainers(of: item, times: factor, within: space, isVertical, to: &sum)
            }
        }
        switch part.attribute.physical(mirrored: mirrored) {
        case .left, .top: sum.constant += factor * near
        case .right, .bottom:
            sum.add(length, factor)
            sum.constant -= factor * far
        case .centerX, .centerY:
            sum.add(length, factor / 2)
            sum.constant += factor * (near - far) / 2
        case .firstBaseline:
            add(part.guide == nil ? part.state : nil, \.first, length, times: factor, to: &sum)
            sum.constant += factor * near
        case .lastBaseline:
            if !add(part.guide == nil ? part.state : nil, \.last, length, times: factor, to: &sum) {
                sum.add(length, factor)
            }
            sum.constant -= factor * far
        default: break
        }
    }

    /// Adds a multiple of the positions of the items between one and an item around.
    private func addContainers(
        of item: any ConstraintItem, times factor: CGFloat, within space: any ConstraintItem, _ isVertical: Bool,
        to sum: inout LinearSum
    ) {
        var next = item.constraintContainer
        while let item = next, item !== space {
            let state = item.makeLayoutState()
            let around = variables(of: state)
            sum.passed.append(state)
            sum.add(isVertical ? around.y : around.x, factor)
            sum.note(state)
            sum.constant += factor * (isVertical ? item.contentOrigin.y : item.contentOrigin.x)
            next = item.constraintContainer
        }
    }

    /// Adds a multiple of the distance of a baseline from an item's upper edge; false where it has none.
    @discardableResult
    private func add(
        _ state: LayoutState?, _ line: KeyPath<TextBaselines, CGFloat>, _ height: ConstraintSystem.Variable,
        times factor: CGFloat, to sum: inout LinearSum
    ) -> Bool {
        guard let state, let baselines = baselines(of: state) else { return false }
        if baselines.origin == .middle { sum.add(height, factor / 2) }
        sum.constant += factor * baselines[keyPath: line]
        return true
    }

    private func baselines(of state: LayoutState) -> TextBaselines? {
        state.item?.textBaselines(inWidth: state.variables?.wrappingWidth)
    }

    private func baselines(of part: LayoutEquation.Part) -> TextBaselines? {
        part.guide == nil ? baselines(of: part.state) : nil
    }
}
