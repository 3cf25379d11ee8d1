extension ConstraintSystem {
    /// Makes a row of the gathered terms, not tight, and links it to its columns and its part.
    mutating func makeRow(_ relation: Relation, _ constant: Double, strength: Double) -> Int32 {
        if work.hasExits { for index in work.terms.indices { reopen(work.terms[index].column) } }
        let count = Int32(work.terms.count)
        let start = count > 0 ? makeBlock(count) : 0
        let index = keep(
            Row(start: start, count: count, constant: constant, strength: strength, relation: relation, isUsed: true))
        guard count > 0 else { return index }
        let (part, isLimited) = linkTerms(of: index, at: start)
        if part >= 0 { linkRow(index, to: part) } else { join(index) }
        if isLimited { makeLimits(of: index) }
        return index
    }

    /// Puts a row into memory and returns its number.
    private mutating func keep(_ row: Row) -> Int32 {
        guard freeRow >= 0 else {
            rows.growAhead()
            rows.append(row)
            work.addRow()
            return Int32(rows.count - 1)
        }
        let (index, generation) = (freeRow, rows[freeRow].generation)
        freeRow = rows[index].next
        rows[index] = row
        rows[index].generation = generation
        return index
    }

    /// Links the gathered terms, as a row's entries, to their columns.
    ///
    /// - Returns: The part to which all of the columns belong, or -1, and whether one of them waits for its limit.
    private mutating func linkTerms(of row: Int32, at start: Int32) -> (part: Int32, isLimited: Bool) {
        var (common, isLimited, position) = (Int32(-2), false, start)
        columns.withUnsafeMutableBufferPointer { columns in
            entries.withUnsafeMutableBufferPointer { entries in
                guard let columns = columns.baseAddress, let entries = entries.baseAddress else { return }
                for term in work.terms {
                    let column = columns + Int(term.column)
                    let (first, part) = (column.pointee.firstEntry, column.pointee.part)
                    entries[position] = RowEntry(
                        coefficient: term.coefficient, column: term.column, row: row, next: first, previous: -1)
                    if first >= 0 { entries[first].previous = position }
                    column.pointee.firstEntry = position
                    if column.pointee.limit == Column.waiting { isLimited = true }
                    common = common == -2 || common == part ? part : -1
                    position += 1
                }
            }
        }
        return (common, isLimited)
    }

    /// Makes the rows by which columns that have waited for another one are not negative; their values are 0 as yet.
    private mutating func makeLimits(of row: Int32) {
        let (start, count) = (rows[row].start, rows[row].count)
        for entry in start..<(start + count) where columns[entries[entry].column].limit == Column.waiting {
            let (column, first) = (entries[entry].column, makeBlock(1))
            let limit = keep(
                Row(start: first, count: 1, strength: Row.required, relation: .greaterOrEqual, isUsed: true))
            link(RowEntry(coefficient: 1, column: column, row: limit, next: -1, previous: -1), at: first)
            columns[column].limit = limit
            linkRow(limit, to: columns[column].part)
        }
    }

    /// Unlinks a row that is not tight and frees it; its name becomes unknown.
    mutating func discard(_ row: Int32) {
        let (start, count, part) = (rows[row].start, rows[row].count, rows[row].part)
        if part >= 0 { unlinkRow(row, from: part) }
        for entry in start..<(start + count) { unlink(entry) }
        if part >= 0 {
            for entry in start..<(start + count) where columns[entries[entry].column].firstEntry < 0 {
                isolate(entries[entry].column)
            }
        }
        if count > 0 { freeBlock(start, count) }
        rows[row] = Row(isUsed: false, generation: rows[row].generation &+ 1, next: freeRow)
        freeRow = row
    }

    /// The sum of a row's terms.
    func activity(of row: Int32) -> Double {
        var sum = 0.0
        let start = rows[row].start
        for entry in start..<(start + rows[row].count) {
            sum += entries[entry].coefficient * columns[entries[entry].column].value
        }
        return sum
    }

    /// The sum of a row's terms, and of their absolute values.
    func measure(_ row: Int32) -> (value: Double, size: Double) {
        var (value, size) = (0.0, 0.0)
        let start = rows[row].start
        for entry in start..<(start + rows[row].count) {
            let term = entries[entry].coefficient * columns[entries[entry].column].value
            value += term
            size += abs(term)
        }
        return (value, size)
    }

    /// Counts a row that has become tight, or has ceased to be, at its columns.
    mutating func countTight(_ row: Int32, _ change: Int32) {
        let start = rows[row].start
        for entry in start..<(start + rows[row].count) { columns[entries[entry].column].tightUses += change }
    }

    /// The coefficient of a column in a row, 0 when it has none.
    func coefficient(of column: Int32, in row: Int32) -> Double {
        let start = rows[row].start
        for entry in start..<(start + rows[row].count) where entries[entry].column == column {
            return entries[entry].coefficient
        }
        return 0
    }

    private mutating func link(_ entry: RowEntry, at index: Int32) {
        let first = columns[entry.column].firstEntry
        entries[index] = entry
        entries[index].next = first
        if first >= 0 { entries[first].previous = index }
        columns[entry.column].firstEntry = index
    }

    private mutating func unlink(_ index: Int32) {
        let entry = entries[index]
        if entry.next >= 0 { entries[entry.next].previous = entry.previous }
        if entry.previous >= 0 {
            entries[entry.previous].next = entry.next
        } else {
            columns[entry.column].firstEntry = entry.next
        }
    }

    /// Blocks have 1 to 16 entries, or a power of two.
    private static func blockClass(_ count: Int32) -> (index: Int, size: Int32) {
        if count <= 16 { return (Int(count), count) }
        let bits = 32 - (count - 1).leadingZeroBitCount
        return (12 + bits, 1 << bits)
    }

    private mutating func makeBlock(_ count: Int32) -> Int32 {
        let (index, size) = Self.blockClass(count)
        if index < freeBlocks.count, freeBlocks[index] >= 0 {
            let start = freeBlocks[index]
            freeBlocks[index] = entries[start].next
            return start
        }
        let start = Int32(entries.count)
        entries.growAhead()
        for _ in 0..<size {
            entries.append(RowEntry(coefficient: 0, column: 0, row: -1, next: -1, previous: -1))
        }
        return start
    }

    private mutating func freeBlock(_ start: Int32, _ count: Int32) {
        let (index, _) = Self.blockClass(count)
        while freeBlocks.count <= index { freeBlocks.append(-1) }
        entries[start] = RowEntry(coefficient: 0, column: 0, row: -1, next: freeBlocks[index], previous: -1)
        freeBlocks[index] = start
    }
}
