/// Memory that computations use while they run; between them vectors are zero and lists are empty.
struct Workspace {
    /// The terms of the constraint that is being added, by variable.
    var terms: [Part.Fill] = []
    /// One number for each column: a direction in which values move, or multipliers of slots.
    var direction: [Double] = []
    var multipliers: [Double] = []
    /// One mark for each column or row.
    var columnMarks: [UInt8] = []
    var rowMarks: [UInt8] = []
    /// How many columns or rows are not yet in the order.
    var columnCounts: [Int32] = []
    var rowCounts: [Int32] = []
    /// The changes of the basis since the order was found, and their coefficients, end to end.
    var exchanges: [Exchange] = []
    var exchangeTerms: [Part.Fill] = []
    /// Rows that the direction moves.
    var crossings: [Crossing] = []
    /// Rows of the part whose errors count, by strength.
    var errors: [ErrorRow] = []
    var support: [Int32] = []
    /// The columns that a change has an effect on, by the order; where the direction is aimed at them alone, no others differ
    /// from zero.
    var reached: [Int32] = []
    var reordered: [Int32] = []
    /// The columns that a sum follows from, and those at which a search is on the way.
    var sources: [Int32] = []
    var visits: [Visit] = []
    /// The rows that move on when one takes over a slot.
    var path: [PathStep] = []
    var visitedRows: [Int32] = []
    /// The slots that a repair still has to look at, and the columns that it has moved.
    var queue: [Int32] = []
    var isQueued: [Bool] = []
    var touched: [Int32] = []
    var isRepairing = false
    /// Counts repairs and the changes of the basis and of sides that they make.
    var moment: UInt32 = 0
    /// Whether the slot of the last step cannot give way any further, nor back.
    var isAtBest = false
    /// The known exits of columns, one for each, and whether any was ever found.
    var exits: [Exit] = []
    var hasExits = false
    /// The ways from columns to the exits of others.
    var jumps: [Jump] = []
    /// Columns whose values, and those of the columns that follow from them, are yet to be computed exactly, and whether any
    /// value is.
    var overdue: [Int32] = []
    var hasOverdue = false
    /// How many there were when the journal was begun.
    var formerOverdue = 0
    /// How the errors of single rows change along a direction.
    var rates: [ErrorRow] = []
    /// The rows that the last step has passed, and the content of its slot before.
    var passedRows: [Int32] = []
    var formerContent: Int32 = -1
    /// The slots, values and sides that steps have changed, in their order, while it is not known whether they are to stay.
    var journal: [Change] = []
    var isJournaling = false
    /// How many columns were followed since a repair began.
    var effort = 0
    /// Slots whose rows cannot give way from here without a division by a number near zero.
    var refused: [Int32] = []

    /// A row that has taken over a slot: its coefficients over the slots as they were before.
    struct Exchange {
        var slot: Int32
        var pivot: Double
        var start: Int
        var count: Int
    }

    /// A row that reaches its constant, or is left behind by it, after some length of a step.
    struct Crossing {
        var row: Int32
        var length: Double
        var rate: Double
    }

    /// A row and how much its error counts.
    struct ErrorRow {
        var row: Int32
        var strength: Double
        var sign: Double
    }

    /// A column, and the next of its entries to follow.
    struct Visit {
        var column: Int32
        var entry: Int32
        /// Whether rows outside the basis mention the column.
        var isWatched = false
        /// How many columns have effects that follow from it directly, and the way out by the last one.
        var ways: Int32 = 0
        var exit = Exit(column: Exit.nowhere, rate: 0)
        /// How far the column moves that was visited next, and whether it was an exit.
        var rate = 0.0
        var isJumping = false

        init(column: Int32, entry: Int32) { (self.column, self.entry) = (column, entry) }

        /// Notes the effects of a column that follows.
        @inline(__always)
        mutating func note(_ next: Int32, _ exit: Exit) {
            guard exit.column != Exit.nowhere else { return }
            ways += 1
            self.exit =
                exit.column == Exit.open
                ? Exit(column: next, rate: rate) : Exit(column: exit.column, rate: rate * exit.rate)
        }

        /// The effects of the column, when all that follow have been visited.
        var result: Exit { isWatched || ways > 1 ? .unknown : exit }
    }

    /// A way from a column to the exit of another, how far that moves, and the number of another way from the column, or -1.
    struct Jump {
        var start: Int32
        var end: Int32
        var rate: Double
        var next: Int32 = -1
    }

    /// A row and the column whose value it is to give, with its coefficient.
    struct PathStep {
        var row: Int32
        var column: Int32
        var pivot: Double
    }

    /// A column or a row as it was before a change.
    enum Change {
        case column(Int32, slot: Int32, value: Double)
        case row(Int32, side: Row.Side)
    }

    /// Makes room for a small system.
    mutating func reserveFirst() {
        direction.reserveCapacity(32)
        multipliers.reserveCapacity(32)
        columnMarks.reserveCapacity(32)
        columnCounts.reserveCapacity(32)
        isQueued.reserveCapacity(32)
        exits.reserveCapacity(32)
        rowMarks.reserveCapacity(32)
        rowCounts.reserveCapacity(32)
    }

    mutating func addColumn() {
        direction.append(0)
        multipliers.append(0)
        columnMarks.append(0)
        columnCounts.append(0)
        isQueued.append(false)
        exits.append(.unknown)
    }

    mutating func addRow() {
        rowMarks.append(0)
        rowCounts.append(0)
    }
}
