import ConstraintSolver
import CoreGraphics

/// An item in a system of constraints: the variables of its rectangle, and the constraints that it brings itself.
struct ItemVariables {
    unowned let item: any ConstraintItem
    /// The upper left in the space of the item's container.
    let x, y: ConstraintSystem.Variable
    let width, height: ConstraintSystem.Variable
    /// The rectangle of the last solution that was applied; nil before the first.
    var solvedFrame: CGRect?

    /// The constraints that hold the rectangle which the item says itself: x, y, width, height; of a root the lengths alone.
    private var given: [ConstraintSystem.Constraint] = []
    private var offsets: (origin: CGPoint, firstBaseline: CGFloat, lastBaseline: CGFloat)
    private var wishes: [(bound: SizeWish, row: ConstraintSystem.Constraint)] = []
    /// That lengths are not negative.
    private var limits: [ConstraintSystem.Constraint] = []

    /// Makes the variables of an item, whose lengths are never negative.
    init(of item: any ConstraintItem, in system: inout ConstraintSystem) {
        self.item = item
        (x, y) = (system.makeVariable(), system.makeVariable())
        (width, height) = (system.makeVariable(), system.makeVariable())
        offsets = Self.offsets(of: item)
        for length in [width, height] {
            if let limit = try? system.add([.init(length)], .greaterOrEqual, 0) { limits.append(limit) }
        }
    }

    /// The rectangle by the last solution.
    func frame(in system: ConstraintSystem) -> CGRect {
        CGRect(
            x: system.value(of: x), y: system.value(of: y), width: system.value(of: width),
            height: system.value(of: height))
    }

    /// Holds the rectangle that the item says itself, if constraints do not decide about it.
    mutating func followGiven(in system: inout ConstraintSystem, isRoot: Bool) {
        guard isRoot || !item.isPlacedByConstraints else { return loosen(in: &system) }
        let frame = item.constraintFrame
        let values = isRoot ? [frame.width, frame.height] : [frame.minX, frame.minY, frame.width, frame.height]
        let variables = isRoot ? [width, height] : [x, y, width, height]
        guard given.count == values.count else {
            loosen(in: &system)
            for (variable, value) in zip(variables, values) {
                if let row = try? system.add([.init(variable)], .equal, Double(value)) { given.append(row) }
            }
            return
        }
        for (row, value) in zip(given, values) { try? system.setConstant(Double(value), of: row) }
    }

    /// Whether the rectangle is the one that the item says itself.
    var isGiven: Bool { !given.isEmpty }

    /// Asks for the item's origin and its baselines again; true when one of them is another one.
    mutating func followOffsets() -> Bool {
        let new = Self.offsets(of: item)
        defer { offsets = new }
        return new != offsets
    }

    private static func offsets(of item: any ConstraintItem) -> (CGPoint, CGFloat, CGFloat) {
        (item.contentOrigin, item.baselineDistances.first, item.baselineDistances.last)
    }

    /// Lets constraints decide about the rectangle.
    mutating func loosen(in system: inout ConstraintSystem) {
        for row in given { try? system.remove(row) }
        given = []
    }

    /// Adds the sizes that the content wishes for now, in place of those of before.
    mutating func followWishes(in system: inout ConstraintSystem) {
        let wanted = item.isPlacedByConstraints ? item.sizeWishes : []
        guard wanted != wishes.map(\.bound) else { return }
        let isSameKind =
            wanted.count == wishes.count
            && zip(wanted, wishes).allSatisfy {
                $0.axis == $1.bound.axis && $0.isMinimum == $1.bound.isMinimum && $0.priority == $1.bound.priority
            }
        if isSameKind {
            for index in wishes.indices {
                try? system.setConstant(Double(wanted[index].length), of: wishes[index].row)
                wishes[index].bound = wanted[index]
            }
            return
        }
        for wish in wishes { try? system.remove(wish.row) }
        wishes = wanted.compactMap { wish in
            let variable = wish.axis == .horizontal ? width : height
            let relation: ConstraintSystem.Relation = wish.isMinimum ? .greaterOrEqual : .lessOrEqual
            let row = try? system.add([.init(variable)], relation, Double(wish.length), strength: wish.priority)
            return row.map { (wish, $0) }
        }
    }

    /// Takes everything out of a system in which no equation mentions the item any more.
    mutating func leave(_ system: inout ConstraintSystem) {
        for row in given + limits + wishes.map(\.row) { try? system.remove(row) }
        (given, limits, wishes) = ([], [], [])
        for variable in [x, y, width, height] { try? system.remove(variable) }
    }
}
