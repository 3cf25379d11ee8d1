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
    /// Slots whose rows cannot give way from here without a division by next to nothing.
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

    mutating func addColumn() {
        direction.append(0)
        multipliers.append(0)
        columnMarks.append(0)
        columnCounts.append(0)
    }

    mutating func addRow() {
        rowMarks.append(0)
        rowCounts.append(0)
    }
}
