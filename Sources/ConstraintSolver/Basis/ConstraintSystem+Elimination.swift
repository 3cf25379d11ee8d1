extension ConstraintSystem {
    /// Puts rows whose columns depend on each other in a circle into the order, by Gaussian elimination.
    ///
    /// The next row is always one of the shortest, and its column one that the fewest rows mention, with a coefficient not much
    /// smaller than the row's largest (Markowitz, "The Elimination Form of the Inverse", 1957).
    mutating func eliminate(_ rest: [Int32], _ part: Int32) {
        var bump = Bump()
        for row in rest {
            let start = rows[row].start
            let terms = (start..<(start + rows[row].count)).map {
                Part.Fill(coefficient: entries[$0].coefficient, column: entries[$0].column)
            }
            bump.add(row, terms.sorted { $0.column < $1.column }) { work.columnMarks[$0] == 0 }
        }
        bump.eliminate()
        for (position, column) in bump.order.reversed() {
            let row = bump.numbers[position]
            let terms = bump.rows[position]
            columns[column].slot = row
            rows[row].column = column
            columns[column].orderRow = row
            columns[column].fillStart = Int32(parts[part].fill.count)
            for term in terms where term.column != column { parts[part].fill.append(term) }
            columns[column].fillCount = Int32(parts[part].fill.count) - columns[column].fillStart
            columns[column].pivot = terms.first { $0.column == column }?.coefficient ?? 1
            linkLast(column, part)
            work.columnMarks[column] = 2
            work.rowCounts[row] = -1
            bump.slots[position] = column
        }
        for step in bump.steps where bump.slots[step.source] >= 0 && bump.slots[step.target] >= 0 {
            parts[part].eliminations.append(
                Part.Elimination(factor: step.factor, source: bump.slots[step.source], target: bump.slots[step.target]))
        }
        // Rows that vanished depend on the others.
        for row in rest where work.rowCounts[row] > 0 { work.rowCounts[row] = 0 }
    }
}

/// Rows that are being eliminated.
private struct Bump {
    var numbers: [Int32] = []
    /// The rows' terms by column.
    var rows: [[Part.Fill]] = []
    /// The chosen row and column of each step.
    var order: [(row: Int, column: Int32)] = []
    var steps: [(factor: Double, source: Int, target: Int)] = []
    var slots: [Int32] = []
    /// The columns that are to be found, and the rows that mention or have mentioned each.
    private var unknowns: [Int32] = []
    private var members: [[Int]] = []
    private var isOpen: [Bool] = []

    mutating func add(_ number: Int32, _ terms: [Part.Fill], isUnknown: (Int32) -> Bool) {
        numbers.append(number)
        rows.append(terms)
        slots.append(-1)
        isOpen.append(true)
        for term in terms where isUnknown(term.column) { unknowns.append(term.column) }
    }

    mutating func eliminate() {
        unknowns.sort()
        var distinct: [Int32] = []
        for column in unknowns where distinct.last != column { distinct.append(column) }
        unknowns = distinct
        members = Array(repeating: [], count: unknowns.count)
        for (index, row) in rows.enumerated() {
            for term in row { if let position = position(of: term.column) { members[position].append(index) } }
        }
        var lengths = rows.map { row in row.count { position(of: $0.column) != nil } }
        while true {
            var shortest = -1
            for row in rows.indices where isOpen[row] && (shortest < 0 || lengths[row] < lengths[shortest]) {
                shortest = row
            }
            guard shortest >= 0 else { return }
            isOpen[shortest] = false
            guard let column = pivotColumn(of: shortest) else { continue }
            order.append((shortest, column))
            guard let index = position(of: column) else { continue }
            for row in members[index] where isOpen[row] {
                subtract(shortest, from: row, column)
                lengths[row] = rows[row].count { position(of: $0.column) != nil }
            }
        }
    }

    private func position(of column: Int32) -> Int? {
        var (low, high) = (0, unknowns.count)
        while low < high {
            let middle = (low + high) / 2
            if unknowns[middle] < column { low = middle + 1 } else { high = middle }
        }
        return low < unknowns.count && unknowns[low] == column ? low : nil
    }

    private func pivotColumn(of row: Int) -> Int32? {
        var largest = 0.0
        for term in rows[row] where position(of: term.column) != nil { largest = max(largest, abs(term.coefficient)) }
        guard largest > 1e-10 else { return nil }
        var (found, uses) = (Int32(-1), Int.max)
        for term in rows[row] where abs(term.coefficient) >= 0.1 * largest {
            guard let position = position(of: term.column) else { continue }
            let count = members[position].count { isOpen[$0] }
            if count < uses { (found, uses) = (term.column, count) }
        }
        return found < 0 ? nil : found
    }

    private mutating func subtract(_ source: Int, from target: Int, _ column: Int32) {
        guard let pivot = rows[source].first(where: { $0.column == column })?.coefficient,
            let own = rows[target].first(where: { $0.column == column })?.coefficient
        else { return }
        let factor = own / pivot
        var sum: [Part.Fill] = []
        sum.reserveCapacity(rows[source].count + rows[target].count)
        var (left, right) = (0, 0)
        let (minuend, subtrahend) = (rows[target], rows[source])
        while left < minuend.count || right < subtrahend.count {
            if right == subtrahend.count || (left < minuend.count && minuend[left].column < subtrahend[right].column) {
                sum.append(minuend[left])
                left += 1
            } else if left == minuend.count || subtrahend[right].column < minuend[left].column {
                append(-factor * subtrahend[right].coefficient, subtrahend[right].column, target, &sum)
                right += 1
            } else {
                let (old, subtracted) = (minuend[left].coefficient, factor * subtrahend[right].coefficient)
                if minuend[left].column != column, abs(old - subtracted) > 1e-13 * max(abs(old), abs(subtracted)) {
                    sum.append(Part.Fill(coefficient: old - subtracted, column: minuend[left].column))
                }
                left += 1
                right += 1
            }
        }
        rows[target] = sum
        steps.append((factor, source, target))
    }

    private mutating func append(_ coefficient: Double, _ column: Int32, _ target: Int, _ sum: inout [Part.Fill]) {
        sum.append(Part.Fill(coefficient: coefficient, column: column))
        if let position = position(of: column) { members[position].append(target) }
    }
}
