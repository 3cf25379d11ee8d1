/// The columns, rows and entries of a system while they are only read, without a look at bounds and owners at each element.
struct Tableau {
    let columns: UnsafePointer<Column>
    let rows: UnsafePointer<Row>
    let entries: UnsafePointer<RowEntry>

    /// Takes the lists' memory, none of which may be empty and which has to outlive the tableau.
    init(
        columns: UnsafeBufferPointer<Column>, rows: UnsafeBufferPointer<Row>, entries: UnsafeBufferPointer<RowEntry>
    ) {
        guard let columns = columns.baseAddress, let rows = rows.baseAddress, let entries = entries.baseAddress else {
            preconditionFailure("A system was searched that has no constraints; only parts with rows are.")
        }
        (self.columns, self.rows, self.entries) = (columns, rows, entries)
    }

    /// Calls a closure with the tableau of lists, which it may not keep.
    ///
    /// A method of the system would have all of it while the closure's caller changes its workspace. The lists do not change;
    /// references to lists that may are not counted.
    @inline(__always)
    static func read(
        _ columns: inout [Column], _ rows: inout [Row], _ entries: inout [RowEntry], _ body: (Tableau) -> Void
    ) {
        columns.withUnsafeBufferPointer { columns in
            rows.withUnsafeBufferPointer { rows in
                entries.withUnsafeBufferPointer { entries in
                    body(Tableau(columns: columns, rows: rows, entries: entries))
                }
            }
        }
    }

    /// The next column that is not marked and whose value follows from that of a column by one of the rows in its chain; -1
    /// where there is none. The entry moves on along the chain.
    @inline(__always)
    func nextDependent(_ entry: inout Int32, _ marks: UnsafeMutablePointer<UInt8>) -> Int32 {
        while entry >= 0 {
            let row = entries[entry].row
            entry = entries[entry].next
            guard rows[row].side == .tight else { continue }
            let column = rows[row].column
            if marks[column] == 0 { return column }
        }
        return -1
    }

    /// The next column of the same to be visited, with notes about the ways on: a column that has an exit is passed over.
    @inline(__always)
    func nextWatched(
        _ visit: inout Workspace.Visit, _ marks: UnsafeMutablePointer<UInt8>, _ exits: UnsafeMutablePointer<Exit>,
        _ jumps: inout [Workspace.Jump]
    ) -> Int32 {
        while visit.entry >= 0 {
            let entry = entries + Int(visit.entry)
            let row = rows + Int(entry.pointee.row)
            visit.entry = entry.pointee.next
            guard row.pointee.side == .tight else {
                if !row.pointee.isGhost { visit.isWatched = true }
                continue
            }
            let column = row.pointee.column
            if column == visit.column { continue }
            visit.rate = -entry.pointee.coefficient / columns[column].pivot
            guard marks[column] == 0 else {
                visit.note(column, finalExit(of: column, exits))
                continue
            }
            let exit = finalExit(of: column, exits)
            if exit.column == Exit.open { return column }
            visit.note(column, exit)
            guard exit.column >= 0 else { continue }
            jumps.append(Workspace.Jump(start: visit.column, end: exit.column, rate: visit.rate * exit.rate))
            if marks[exit.column] == 0 {
                visit.isJumping = true
                return exit.column
            }
        }
        return -1
    }

    /// The exit of a column, and that one's own where it has got one since, noted for the next search.
    @inline(__always)
    func finalExit(of column: Int32, _ exits: UnsafeMutablePointer<Exit>) -> Exit {
        var exit = exits[column]
        guard exit.column >= 0, exits[exit.column].column != Exit.open else { return exit }
        repeat {
            let next = exits[exit.column]
            (exit.column, exit.rate) = (next.column, exit.rate * next.rate)
        } while exit.column >= 0 && exits[exit.column].column != Exit.open
        exits[column] = exit
        return exit
    }

    /// How far a column moves with those before it in a direction, where a slot's constant changes by a number.
    @inline(__always)
    func movement(
        of column: Int32, following direction: UnsafeMutablePointer<Double>, from slot: Int32, by change: Double
    ) -> Double {
        var sum = column == slot ? change : 0
        let row = columns[column].slot
        // What has come along exits is there already.
        guard row >= 0 else { return sum + direction[column] }
        if column != slot {
            let start = rows[row].start
            for index in start..<(start + rows[row].count) where entries[index].column != column {
                sum -= entries[index].coefficient * direction[entries[index].column]
            }
        }
        return sum / columns[column].pivot + direction[column]
    }
}

extension ConstraintSystem {
    /// Calls a closure with the system's tableau, which it may not keep; there must be a row with terms.
    @inline(__always)
    func withTableau<Result>(_ body: (Tableau) -> Result) -> Result {
        columns.withUnsafeBufferPointer { columns in
            rows.withUnsafeBufferPointer { rows in
                entries.withUnsafeBufferPointer { entries in
                    body(Tableau(columns: columns, rows: rows, entries: entries))
                }
            }
        }
    }
}
