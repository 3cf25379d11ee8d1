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
    /// A method of the system would have all of it while the closure's caller changes its workspace; lists as arguments are read
    /// before.
    @inline(__always)
    static func read(_ columns: [Column], _ rows: [Row], _ entries: [RowEntry], _ body: (Tableau) -> Void) {
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

    /// The same among the columns that are not inert, with notes about rows outside the basis and about inert columns on the
    /// way.
    @inline(__always)
    func nextWatched(
        _ visit: inout Workspace.Visit, _ marks: UnsafeMutablePointer<UInt8>, _ isInert: UnsafeMutablePointer<Bool>,
        _ edge: inout [Int32]
    ) -> Int32 {
        while visit.entry >= 0 {
            let row = rows + Int(entries[visit.entry].row)
            visit.entry = entries[visit.entry].next
            guard row.pointee.side == .tight else {
                if !row.pointee.isGhost { visit.isWatched = true }
                continue
            }
            let column = row.pointee.column
            if column == visit.column { continue }
            if isInert[column] {
                if marks[column] == 0 {
                    marks[column] = 1
                    edge.append(column)
                }
                continue
            }
            if marks[column] == 0 { return column }
            visit.isWatched = true
        }
        return -1
    }

    /// How far a column moves with those before it in a direction, where a slot's constant changes by a number.
    @inline(__always)
    func movement(
        of column: Int32, following direction: UnsafeMutablePointer<Double>, from slot: Int32, by change: Double
    ) -> Double {
        var sum = column == slot ? change : 0
        let row = columns[column].slot
        guard row >= 0 else { return sum }
        if column != slot {
            let start = rows[row].start
            for index in start..<(start + rows[row].count) where entries[index].column != column {
                sum -= entries[index].coefficient * direction[entries[index].column]
            }
        }
        return sum / columns[column].pivot
    }
}
