public import Foundation
public import QuartzCore

/// A relation that the layout of views keeps: first attribute (=, ≤ or ≥) multiplier × second attribute + constant.
///
/// It is in force while it is active, which its items have to be in one hierarchy for; the nearest view around them holds it
/// then. A view that leaves its superview takes those constraints out of force that lead out of it. Frames change with the next
/// layout. Views count with their alignment rectangles, and leading and trailing with the direction of the view that holds the
/// constraint.
@preconcurrency @MainActor open class NSLayoutConstraint: ConstructibleObject {
    // What is unchecked is read for every constraint of a layout; its changes run no other code.

    /// As the app wrote it.
    @exclusivity(unchecked) private var equation: LayoutEquation
    /// The sides with the items that the written ones resolve to, while it is active: guides for margins, the content for the
    /// edges of a scroll view.
    @exclusivity(unchecked) private var resolved: LayoutEquation.Sides?
    /// Those of its sides about whose rectangles it decides, a bit for each: not of one that it relates to its content.
    @exclusivity(unchecked) private var deciding: UInt8 = 0
    /// The states of the items between them and the nearest around all, out of which it leads while it is active.
    @exclusivity(unchecked) private var passed: [LayoutState] = []
    /// Whether the nearest item around all holds it.
    @exclusivity(unchecked) private var isHeldByNearest = false
    /// The state of the item that holds it while it is active.
    @exclusivity(unchecked) private unowned(unsafe) var containerState: LayoutState?
    /// The island in which it is installed, and its name there; nil before the next layout.
    @exclusivity(unchecked) private var installation: (island: LayoutIsland, equation: LayoutEngine.EquationID)?

    // MARK: Making

    /// Makes an inactive constraint.
    ///
    /// Mistakes stop the program: items that are neither views nor guides, attributes that cannot be compared, a position
    /// without a second item, numbers that are not finite.
    ///
    /// - Parameters:
    ///   - view1: A view or a layout guide; not retained.
    ///   - attr1: The part of it.
    ///   - relation: How the part compares to the other side.
    ///   - view2: A view or a layout guide; not retained. nil for the constant alone.
    ///   - attr2: The part of that; `notAnAttribute` without one.
    ///   - multiplier: The factor of the second attribute.
    ///   - c: Points to add to it.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        let first = LayoutEquation.Side(part: Self.part(attr1, of: view1))
        let second = view2.flatMap { view -> LayoutEquation.Side? in
            attr2 == .notAnAttribute ? nil : .init(part: Self.part(attr2, of: view))
        }
        self.init(
            LayoutEquation(first: first, relation: relation, second: second, multiplier: multiplier, constant: c))
    }

    private static func part(_ attribute: Attribute, of item: Any) -> LayoutEquation.Part {
        guard let item = item as? any ConstraintItem else {
            fatalError("\(item) cannot be an item of a constraint; it must be a view or a layout guide.")
        }
        return item.ownPart(attribute)
    }

    /// Makes a constraint without items, which cannot be in force: a value for properties that get another one later.
    public override init() {
        equation = Self.noEquation
        super.init()
    }

    private static let noEquation = LayoutEquation(
        first: LayoutEquation.Side(part: .init(state: LayoutState(of: nil), attribute: .notAnAttribute)),
        relation: .equal)

    /// Makes an inactive constraint; an equation with a fault stops the program with that.
    convenience init(_ equation: LayoutEquation) {
        self.init()
        if let fault = equation.fault { fatalError(fault) }
        self.equation = equation
    }

    @available(*, unavailable)
    public required convenience init(_ key: ConstructionKey) { self.init() }

    /// Gives a constraint without items those of an equation without a fault, before it is in force.
    func describe(_ equation: LayoutEquation) { self.equation = equation }

    /// The constraints of a visual format, such as `H:|-[label]-8-[field(>=60)]-|`.
    ///
    /// The first letter is the direction: H from side to side, also when there is none, or V from top to bottom. A bar is the
    /// superview, names in brackets are views or guides, and hyphens with a number between are distances; without one it is the
    /// system's, and to the superview its margin. Mistakes stop the program and are pointed at.
    ///
    /// - Parameters:
    ///   - format: The picture.
    ///   - opts: How the views are aligned across the direction, and how it is read.
    ///   - metrics: Numbers by the names that the format uses.
    ///   - views: Views and guides by the names that the format uses.
    open class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] { drawnConstraints(format, opts, metrics ?? [:], views) }

    // MARK: The two sides

    /// The first side as an anchor.
    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(equation.first) }

    /// The second side as an anchor; nil for the constant alone.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { equation.second.map { NSLayoutAnchor($0) } }

    /// The item of the first side; nil once it is deallocated.
    open var firstItem: AnyObject? { equation.first.part.state.item }

    /// The part of the first item.
    open var firstAttribute: Attribute { equation.first.part.attribute }

    /// The item of the second side; nil for the constant alone, and once it is deallocated.
    open var secondItem: AnyObject? { equation.second?.part.state.item }

    /// The part of the second item; `notAnAttribute` for the constant alone.
    open var secondAttribute: Attribute { equation.second?.part.attribute ?? .notAnAttribute }

    /// The comparison of the first side with the second.
    open var relation: Relation { equation.relation }

    /// The factor of the second attribute.
    open var multiplier: CGFloat { equation.multiplier }

    /// Points to add to the second side; a change costs no more than the solution of the variables that depend on it.
    open var constant: CGFloat {
        get { equation.constant }
        set { change(constant: newValue) }
    }

    /// The strength of the constraint; required at first. It may change while the constraint is active.
    open var priority: UILayoutPriority {
        get { UILayoutPriority(equation.priority) }
        set { change(priority: newValue.rawValue) }
    }

    /// A name for descriptions and for finding the constraint again.
    open var identifier: String?

    /// Whether interface files keep the constraint; false at first.
    open var shouldBeArchived = false

    // MARK: Being in force

    /// Whether the constraint is in force. Setting it holds it in the nearest view around its items, or takes it from there.
    open var isActive: Bool {
        get { resolved != nil }
        set { if newValue { activate() } else { deactivate() } }
    }

    /// Puts constraints in force.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Takes constraints out of force.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// Whether others are left out before this one where they contradict it; false at first. It counts from the next activation.
    @exclusivity(unchecked) @_spi(Subclassing) public var prevails = false

    /// Whether its contradiction to others was reported.
    var wasReported = false

    /// The item that holds the constraint; nil while it is inactive.
    var container: (any ConstraintItem)? { containerState?.item }
    var isInstalled: Bool { installation != nil }
    /// The states of the items that it is about while it is active, each once.
    var sides: [LayoutState] { resolved?.states ?? [] }
    /// Whether the spaces through which it leads are all laid out together with those of their containers.
    var joinsNothing: Bool {
        // One that an item further out holds leads through more spaces.
        guard isHeldByNearest, resolved?.areJoined == true else { return false }
        if passed.isEmpty { return true }
        for state in passed where !state.isJoined { return false }
        return true
    }
    var equationID: LayoutEngine.EquationID? { installation?.equation }

    /// The sides as the app wrote them.
    var writtenSides: (first: LayoutEquation.Side, second: LayoutEquation.Side?) { (equation.first, equation.second) }

    /// Puts the constraint in force from the next layout on.
    ///
    /// - Parameter chosen: The item that is to hold it, which has to be around all items; nil for the nearest that is.
    func activate(in chosen: (any ConstraintItem)? = nil) {
        guard resolved == nil else { return }
        let sides = resolvedSides()
        guard let common = sides.commonState else { refuseWithoutContainer() }
        var holder = common
        if let chosen {
            guard common.item?.isInside(chosen) == true else { refuse(chosen) }
            holder = chosen.makeLayoutState()
        }
        sides.note(space: common)
        (resolved, containerState, isHeldByNearest) = (sides, holder, holder === common)
        holder.hold(self)
        beginMentions(by: sides, common: common)
        guard let container = holder.item else { return }
        let isMarked = holder.needsInstallation && container.isMarkedForSolution
        holder.needsInstallation = true
        if !isMarked { container.markIsland() }
    }

    /// Puts the constraint out of force at once; frames change with the next layout.
    func deactivate() {
        guard resolved != nil else { return }
        let container = container
        // The engine then asks the items which constraints still determine them.
        endMentions()
        uninstall()
        containerState?.held.removeLast(same: self)
        resolved?.note(space: nil)
        (resolved, containerState) = (nil, nil)
        container?.markIsland()
    }

    /// Ends being in force with one of the items, which is deallocated.
    func endWithItem() {
        guard resolved != nil else { return }
        endMentions()
        containerState?.held.removeLast(same: self)
        resolved?.note(space: nil)
        (resolved, containerState, installation) = (nil, nil, nil)
    }

    /// Has the equation be about the views whose baselines its items mean now, which may be others than at the activation.
    func followBaselines() {
        guard let former = resolved, equation.isAboutBaselines, hasItems else { return }
        let new = resolvedSides()
        guard !former.isSame(as: new) else { return }
        endMentions()
        uninstall()
        former.note(space: nil)
        resolved = new
        let common = new.commonState
        new.note(space: common)
        isHeldByNearest = common != nil && common === containerState
        beginMentions(by: new, common: common)
        containerState?.needsInstallation = true
        container?.markIsland()
    }

    private func beginMentions(by sides: LayoutEquation.Sides, common: LayoutState?) {
        deciding = 0
        var bit: UInt8 = 1
        let isOfOneItem = sides.other == nil && !sides.isBetweenOwnPositions
        sides.eachState { state in
            let isAround = state === common
            // Else it is between an item and its content, or guides that follow its edges.
            let isFromOutside = !isAround || isOfOneItem
            if isFromOutside { deciding |= bit }
            bit <<= 1
            state.add(mention: self, by: sides, fromOutside: isFromOutside)
            if !isAround { pass(from: state, to: common) }
        }
        for state in passed { state.countPassing(by: 1) }
    }

    /// Notes the items between one and the nearest around all.
    private func pass(from state: LayoutState, to around: LayoutState?) {
        guard let item = state.item else { return }
        let common = around?.item
        if let common, item.isDirectly(in: common) { return }
        var next = item.constraintContainer
        while let item = next, item !== common {
            passed.append(item.makeLayoutState())
            next = item.constraintContainer
        }
    }

    private func endMentions() {
        guard let sides = resolved else { return }
        var bit: UInt8 = 1
        sides.eachState { state in
            state.remove(mention: self, by: sides, fromOutside: deciding & bit != 0)
            bit <<= 1
        }
        for state in passed { state.countPassing(by: -1) }
        (deciding, passed) = (0, [])
    }

    /// Whether it is about an item's length along an axis, or another edge than that at which the item begins.
    func decidesLength(of state: LayoutState, along axis: Axis) -> Bool {
        guard let sides = resolved else { return false }
        var decides = false
        sides.eachPart {
            if $0.state === state, $0.attribute.axis == axis, !$0.attribute.isFirstEdge { decides = true }
        }
        return decides
    }

    /// Whether all items are there that the app wrote.
    private var hasItems: Bool { equation.sides.states.allSatisfy { $0.item != nil } }

    func resolvedSides() -> LayoutEquation.Sides {
        let sides = equation.sides
        if sides.areOwnParts { return sides }
        // Without closures of the standard library's functions, which ask each time whether this is the main actor.
        var second: LayoutEquation.Side?
        if let written = sides.second { second = resolved(written) }
        return LayoutEquation.Sides(resolved(sides.first), second)
    }

    private func resolved(_ side: LayoutEquation.Side) -> LayoutEquation.Side {
        var start: LayoutEquation.Part?
        if let written = side.start { start = resolved(written) }
        return LayoutEquation.Side(part: resolved(side.part), start: start)
    }

    private func resolved(_ part: LayoutEquation.Part) -> LayoutEquation.Part {
        if part.state.isOwnPart(part.attribute) { return part }
        guard let item = part.state.item else { refuseWithoutItem() }
        return item.part(part.attribute, in: equation)
    }

    private func refuseWithoutItem() -> Never {
        fatalError(
            "\(self) was activated without items, or after one of its items was released. Keep the items while constraints "
                + "need them.")
    }

    private func refuse(_ container: any ConstraintItem) -> Never {
        fatalError(
            "\(self) was added to \(container), which is not around all its items. Add it to a view that is, or activate it and "
                + "have the nearest hold it.")
    }

    private func refuseWithoutContainer() -> Never {
        fatalError(
            "\(self) was activated between items that have no common superview. Add both to the same hierarchy first.")
    }

    /// The relation between the items' attributes, the constraint's name, and whether it is in force.
    open override nonisolated var description: String { MainActor.assumeIsolated { summary } }

    // MARK: The island

    /// Enters an island; the direction is that of the item which holds the constraint.
    func install(in island: LayoutIsland, runsRightToLeft: Bool) {
        guard let equation = equationInForce(runsRightToLeft: runsRightToLeft) else { return }
        installation = (island, island.install(self, as: equation))
    }

    /// The equation as it is installed; nil while the constraint is inactive.
    func equationInForce(runsRightToLeft: Bool) -> LayoutEquation? {
        guard let resolved else { return nil }
        var equation = equation.relating(resolved)
        equation.prevails = prevails
        equation.runsRightToLeft = runsRightToLeft
        return equation
    }

    /// Whether the constraint is another one where one reads from the right.
    var followsReadingDirection: Bool { resolved?.followsReadingDirection == true }

    /// Leaves its island; while it is active the next layout installs it again.
    func uninstall() {
        guard let (island, equation) = installation else { return }
        forgetInstallation()
        island.uninstall(self, equation)
    }

    /// Forgets the island, which has ended.
    func forgetInstallation() {
        installation = nil
        containerState?.needsInstallation = true
    }

    private func change(constant: CGFloat) {
        guard constant != equation.constant else { return }
        equation.constant = constant
        if let fault = equation.numberFault { fatalError(fault) }
        if let (island, equation) = installation { island.engine.setConstant(constant, of: equation) }
        container?.markIsland()
    }

    private func change(priority: Float) {
        guard priority != equation.priority else { return }
        equation.priority = priority
        if let fault = equation.numberFault { fatalError(fault) }
        if let (island, equation) = installation { island.engine.setPriority(priority, of: equation) }
        container?.markIsland()
    }
}
