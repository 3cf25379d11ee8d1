import ConstraintSolver
import CoreGraphics

/// An item in a system of constraints: the variables of its rectangle, and the constraints that it brings itself.
struct ItemVariables {
    /// The variables of a rectangle.
    struct Rectangle {
        /// The upper left in the space of the item's container.
        let x, y: ConstraintSystem.Variable
        let width, height: ConstraintSystem.Variable
    }

    let rectangle: Rectangle
    var x: ConstraintSystem.Variable { rectangle.x }
    var y: ConstraintSystem.Variable { rectangle.y }
    var width: ConstraintSystem.Variable { rectangle.width }
    var height: ConstraintSystem.Variable { rectangle.height }

    /// A part of the rectangle that the item holds itself.
    private struct Given {
        let row: ConstraintSystem.Constraint
        /// The share that the part takes of a change of the container's length.
        var share: CGFloat = 0
    }

    /// The parts that the item holds itself.
    private var given: (x: Given?, y: Given?, width: Given?, height: Given?)
    /// Whether constraints override the position: that of an item whose rectangle some determine.
    private var positionIsWish = false
    private var wishes: [(bound: SizeWish, row: ConstraintSystem.Constraint)] = []
    /// The width for which content was asked for its height last.
    private(set) var wrappingWidth: CGFloat?
    /// Wishes for other values of variables that no constraint determines.
    private var excursions: [ConstraintSystem.Constraint] = []

    /// Makes the variables of an item.
    ///
    /// - Parameter isNonNegative: Whether its lengths are never negative.
    init(in system: inout ConstraintSystem, isNonNegative: Bool = true) {
        let (x, y) = (system.makeVariable(), system.makeVariable())
        rectangle = Rectangle(
            x: x, y: y, width: system.makeVariable(isNonNegative: isNonNegative),
            height: system.makeVariable(isNonNegative: isNonNegative))
    }

    /// Whether none of the parts is the item's own.
    var holdsNothing: Bool { given.x == nil && given.y == nil && given.width == nil && given.height == nil }

    /// The rectangle by the last solution.
    func frame(in system: ConstraintSystem) -> CGRect {
        CGRect(
            x: system.value(of: x), y: system.value(of: y), width: system.value(of: width),
            height: system.value(of: height))
    }

    // MARK: The item's own values

    /// The size that an item's own rectangle follows.
    struct Surroundings {
        /// The variables of the container.
        let rectangle: Rectangle
        /// The container's size as it is now.
        let size: CGSize
        let shares: ContainerShares
    }

    /// A length, as it is now, of which a part of the rectangle takes a share.
    private struct Surrounding {
        let variable: ConstraintSystem.Variable
        let length: CGFloat
        let share: CGFloat

        /// nil without a share.
        init?(_ variable: ConstraintSystem.Variable?, _ length: CGFloat?, share: CGFloat?) {
            guard let variable, let length, let share, share != 0 else { return nil }
            (self.variable, self.length, self.share) = (variable, length, share)
        }
    }

    /// Holds those parts of the rectangle that constraints do not determine, and returns whether one of them changed.
    ///
    /// Throws the contradiction to required constraints where there is one; then no part is held any more.
    ///
    /// - Parameter around: The container whose size the item's own rectangle follows; nil where it follows none.
    mutating func followGiven(
        by state: LayoutState, in around: Surroundings?, in system: inout ConstraintSystem
    ) throws(ConstraintSystem.Refusal) -> Bool {
        guard let item = state.item else { return false }
        let isPlaced = item.isPlacedByConstraints(asOf: state)
        let keepsX = !isPlaced || item.keepsPosition(along: .horizontal, asOf: state)
        let keepsY = !isPlaced || item.keepsPosition(along: .vertical, asOf: state)
        let frame = keepsX || keepsY || !isPlaced ? item.constraintFrame : .zero
        let size = isPlaced ? nil : frame.size
        let isWish = isPlaced && !item.positionIsFixed
        let strength = isWish ? Self.keeping : ConstraintSystem.required
        var isOther = false
        if isWish != positionIsWish {
            // Another strength needs other rows.
            isOther = try Self.hold(x, at: nil, with: &given.x, in: &system)
            if try Self.hold(y, at: nil, with: &given.y, in: &system) { isOther = true }
            positionIsWish = isWish
        }
        let (across, down) = (around?.rectangle.width, around?.rectangle.height)
        let x = Surrounding(across, around?.size.width, share: around?.shares.x)
        isOther =
            try Self.hold(
                self.x, at: keepsX ? frame.minX : nil, of: x, with: &given.x, strength: strength, in: &system)
            || isOther
        let y = Surrounding(down, around?.size.height, share: around?.shares.y)
        isOther =
            try Self.hold(
                self.y, at: keepsY ? frame.minY : nil, of: y, with: &given.y, strength: strength, in: &system)
            || isOther
        let width = Surrounding(across, around?.size.width, share: around?.shares.width)
        isOther = try Self.hold(self.width, at: size?.width, of: width, with: &given.width, in: &system) || isOther
        let height = Surrounding(down, around?.size.height, share: around?.shares.height)
        return try Self.hold(self.height, at: size?.height, of: height, with: &given.height, in: &system) || isOther
    }

    /// The rectangle that the item holds itself in a container of a size; nil unless it holds all parts.
    func givenFrame(inContainerOf size: CGSize, in system: ConstraintSystem) -> CGRect? {
        func value(_ given: Given?, _ length: CGFloat) -> CGFloat? {
            given.flatMap { given in
                (try? system.constant(of: given.row)).map { CGFloat($0) + given.share * length }
            }
        }
        guard let x = value(given.x, size.width), let width = value(given.width, size.width),
            let y = value(given.y, size.height), let height = value(given.height, size.height)
        else { return nil }
        return CGRect(x: x, y: y, width: max(0, width), height: max(0, height))
    }

    /// The strength with which an item keeps a position that only its content may change: below all of an app's.
    private static let keeping: Float = 0.01

    /// Holds a size alone, or none, and returns whether it changed; required constraints override a length of 0: that of a view
    /// which was not laid out yet and whose content needs room.
    @discardableResult
    mutating func follow(
        size: CGSize?, in system: inout ConstraintSystem
    ) throws(ConstraintSystem.Refusal) -> Bool {
        let isOther = try Self.hold(width, at: size?.width, with: &given.width, isStretchable: true, in: &system)
        return try Self.hold(height, at: size?.height, with: &given.height, isStretchable: true, in: &system) || isOther
    }

    /// The strength of a length that only required constraints override.
    private static let almostRequired: Float = 999.9

    private static func hold(
        _ variable: ConstraintSystem.Variable, at value: CGFloat?, of around: Surrounding? = nil,
        with given: inout Given?, isStretchable: Bool = false, strength: Float = ConstraintSystem.required,
        in system: inout ConstraintSystem
    ) throws(ConstraintSystem.Refusal) -> Bool {
        let share = around?.share ?? 0
        if let value, let known = given {
            let wasZero = try system.constant(of: known.row) == 0
            if isStretchable && wasZero != (value == 0) || known.share != share {
                // Another strength, or another share, needs another row.
                given = nil
                try system.remove(known.row)
            }
        }
        let strength = isStretchable && value == 0 ? almostRequired : strength
        switch (value, given) {
        case (let value?, let known?):
            let constant = Double(value - share * (around?.length ?? 0))
            guard try system.constant(of: known.row) != constant else { return false }
            try system.setConstant(constant, of: known.row)
        case (let value?, nil):
            var terms = [ConstraintSystem.Term(variable)]
            if let around { terms.append(.init(around.variable, -Double(around.share))) }
            let constant = Double(value - share * (around?.length ?? 0))
            let row = try system.add(terms, .equal, constant, strength: strength)
            given = Given(row: row, share: share)
        case (nil, let known?):
            given = nil
            try system.remove(known.row)
        case (nil, nil): return false
        }
        return true
    }

    // MARK: The content's wishes

    /// Adds the sizes that the content wishes for now instead of the former ones, and returns whether one changed.
    ///
    /// - Parameter width: The width for which content that is wrapped is asked for its height; nil for the last one.
    @discardableResult
    mutating func followWishes(
        of item: any ConstraintItem, inWidth width: CGFloat? = nil, isFree: Bool? = nil,
        in system: inout ConstraintSystem
    ) -> Bool {
        if let width { wrappingWidth = width }
        let wanted = isFree ?? item.isPlacedByConstraints ? item.sizeWishes(inWidth: wrappingWidth) : []
        // Loops, because closures of the standard library's functions ask each time whether this is the main actor.
        var isSameKind = wanted.count == wishes.count
        if isSameKind {
            for index in wanted.indices where !wanted[index].isSameKind(as: wishes[index].bound) { isSameKind = false }
        }
        if isSameKind {
            var isOther = false
            // A bound that makes room is changed first, so that the other one has it.
            for makesRoom in [true, false] {
                for index in wishes.indices where wanted[index].length != wishes[index].bound.length {
                    let (wish, former) = (wanted[index], wishes[index].bound)
                    guard (wish.length < former.length) == wish.isMinimum || !makesRoom else { continue }
                    try? system.setConstant(Double(wish.length), of: wishes[index].row)
                    wishes[index].bound = wish
                    isOther = true
                }
            }
            return isOther
        }
        for wish in wishes { try? system.remove(wish.row) }
        wishes = []
        wishes.reserveCapacity(wanted.count)
        for wish in wanted {
            let variable = wish.axis == .horizontal ? self.width : height
            let relation: ConstraintSystem.Relation = wish.isMinimum ? .greaterOrEqual : .lessOrEqual
            let row = try? system.add([.init(variable)], relation, Double(wish.length), strength: wish.priority)
            if let row { wishes.append((wish, row)) }
        }
        return true
    }

    /// The distance, in points, by which undetermined values are moved.
    private static let excursion = 20.0

    /// Gives the undetermined parts of the rectangle another value, or their former one.
    mutating func exerciseAmbiguity(in system: inout ConstraintSystem) {
        guard excursions.isEmpty else {
            for row in excursions { try? system.remove(row) }
            excursions = []
            return
        }
        for variable in [x, y, width, height] where system.isAmbiguous(variable) {
            let target = system.value(of: variable) + Self.excursion
            let row = try? system.add([.init(variable)], .equal, target, strength: 0.001)
            if let row { excursions.append(row) }
        }
    }

    /// Whether another rectangle would do as well, were the item not on an excursion; a position that it only wishes for is one
    /// of many.
    func isAmbiguous(in system: ConstraintSystem) -> Bool {
        var system = system
        for row in excursions { try? system.remove(row) }
        if positionIsWish { for held in [given.x, given.y].compactMap({ $0 }) { try? system.remove(held.row) } }
        return [x, y, width, height].contains { system.isAmbiguous($0) }
    }

    /// Removes all variables from a system in which no equation mentions the item any more.
    mutating func leave(_ system: inout ConstraintSystem) {
        let own = [given.x, given.y, given.width, given.height].compactMap { $0?.row }
        for row in own + excursions + wishes.map(\.row) { try? system.remove(row) }
        (given, wishes, excursions) = ((nil, nil, nil, nil), [], [])
        for variable in [x, y, width, height] { try? system.remove(variable) }
    }
}
