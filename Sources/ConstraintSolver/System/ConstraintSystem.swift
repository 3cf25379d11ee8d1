/// Unknown numbers and linear constraints on them, required or optional, with the values that meet these best.
///
/// All required constraints hold. Of the optional ones the stronger count first: an error at a stronger level is never accepted
/// for smaller errors at any number of weaker levels, and within a level the sum of absolute errors is as small as possible,
/// each measured in the units of its constraint. A variable that no constraint determines is 0 where it can be and else keeps
/// its value.
///
/// A system is a value: a copy is solved without any effect on the original, and shares memory until one of the two changes.
/// Required constraints are met, or refused, at once. Optional ones wait for `solve()`, after which the values are the best ones.
///
/// The method is the incremental simplex of Badros, Borning and Stuckey, "The Cassowary Linear Arithmetic Constraint Solving
/// Algorithm" (2001), with two changes. Strengths are compared level by level instead of by weights, which lose precision. And
/// rows of the tableau are computed from a factored basis when they are needed instead of being kept, for a row of n views beside
/// each other has a tableau of n² entries, while the constraints have few each.
///
/// In nearly all layouts the basis has an order in which each value follows from earlier ones. There the solver follows a change
/// to the values and prices that depend on it: a solve costs as much as these, not as the part of the system. Where values depend
/// on each other in a circle, the part is solved as a whole.
package struct ConstraintSystem: Sendable {
    /// The strength of constraints that have to hold.
    package static let required: Float = 1000

    var columns: [Column] = []
    var rows: [Row] = []
    var entries: [RowEntry] = []
    var parts: [Part] = []
    /// The chains of free records: columns, rows and parts by their `next`, blocks of entries by size.
    var freeColumn: Int32 = -1
    var freeRow: Int32 = -1
    var freeParts: [Int32] = []
    var freeBlocks: [Int32] = []
    /// The parts that `solve()` has to solve.
    var dirtyParts: [Int32] = []
    /// The number that the next change of a part gets as its version.
    var clock: UInt64 = 0
    var work = Workspace()
    var courses: [Course] = []

    /// Makes a system without variables.
    package init() {}

    /// How many variables there are.
    package private(set) var variableCount = 0
    /// How many constraints there are.
    package internal(set) var constraintCount = 0

    /// Makes an unknown, which is 0 until a constraint says otherwise.
    ///
    /// - Parameter isNonNegative: Whether it is never negative, as by a required constraint that it always has. Conflicts and
    ///   dependences name that like any other.
    package mutating func makeVariable(isNonNegative: Bool = false) -> Variable {
        let index: Int32
        if freeColumn >= 0 {
            index = freeColumn
            freeColumn = columns[index].next
            columns[index].next = -1
            work.exits[index] = .unknown
        } else {
            index = Int32(columns.count)
            if columns.isEmpty { reserveFirst() }
            columns.growAhead()
            columns.append(Column())
            work.addColumn()
        }
        columns[index].slot = -1 - index
        columns[index].value = 0
        columns[index].isUsed = true
        columns[index].limit = isNonNegative ? Column.waiting : Column.free
        variableCount += 1
        return Variable(index: index, generation: columns[index].generation)
    }

    /// Removes an unknown that no constraint mentions any more.
    package mutating func remove(_ variable: Variable) throws(Refusal) {
        guard isKnown(variable) else { throw .unknownVariable }
        computeOverdueValues()
        let (index, limit) = (variable.index, columns[variable.index].limit)
        optimizeGhosts(of: index)
        let first = columns[index].firstEntry
        if limit >= 0, entries[first].row == limit, entries[first].next < 0 {
            withdraw(limit)
            optimizeGhosts(of: index)
        }
        guard columns[index].firstEntry < 0 else { throw .variableInUse }
        columns[index] = Column(next: freeColumn, generation: columns[index].generation &+ 1)
        freeColumn = index
        variableCount -= 1
    }

    /// Optimizes a column's part where removed constraints wait for that.
    private mutating func optimizeGhosts(of column: Int32) {
        let part = columns[column].part
        if part >= 0, parts[part].ghostCount > 0 { optimize(part) }
    }

    /// The value of a variable after the last `solve()`; constraints changed since then may have moved it already, or not yet.
    ///
    /// The variable must be known: a removed one stops the program.
    package func value(of variable: Variable) -> Double {
        precondition(
            isKnown(variable),
            "The variable was removed or belongs to another system; ask for one that this system made.")
        return work.hasOverdue ? overdueValue(of: variable.index) : columns[variable.index].value
    }

    /// Writes the values of known variables into a list that is as long, each at its variable's index.
    ///
    /// - Returns: The groups of so many neighbours in which a value is another one than before, by their numbers.
    package func copyValues(
        of variables: [Variable], to values: inout [Double], inGroupsOf size: Int = 1
    ) -> [Int] {
        guard !work.hasOverdue else {
            return withAllValues.copyValues(of: variables, to: &values, inGroupsOf: size)
        }
        var changed: [Int] = []
        columns.withUnsafeBufferPointer { columns in
            values.withUnsafeMutableBufferPointer { values in
                for index in variables.indices {
                    let value = columns[Int(variables[index].index)].value
                    guard values[index] != value else { continue }
                    values[index] = value
                    if changed.last != index / size { changed.append(index / size) }
                }
            }
        }
        return changed
    }

    /// Whether a variable was made by this system and not removed since.
    package func isKnown(_ variable: Variable) -> Bool {
        variable.index < columns.count && columns[variable.index].isUsed
            && columns[variable.index].generation == variable.generation
    }

    /// Whether a constraint was added to this system and not removed since.
    package func isKnown(_ constraint: Constraint) -> Bool {
        constraint.index < rows.count && rows[constraint.index].isUsed && !rows[constraint.index].isGhost
            && rows[constraint.index].generation == constraint.generation
    }

    /// Gives all variables the values that meet the constraints best.
    ///
    /// Without a change since the last call it costs almost no time; else its cost follows the parts of the system that
    /// have changed.
    package mutating func solve() {
        computeOverdueValues()
        while let part = dirtyParts.popLast() {
            if parts[part].isUsed, parts[part].isDirty { optimize(part) }
        }
    }

    private mutating func reserveFirst() {
        columns.reserveCapacity(32)
        rows.reserveCapacity(32)
        entries.reserveCapacity(64)
        work.reserveFirst()
    }
}
