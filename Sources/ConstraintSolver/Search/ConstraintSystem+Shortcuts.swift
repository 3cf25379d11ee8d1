extension ConstraintSystem {
    /// Makes a row tight that mentions a free column: one that no tight row mentions and that keeps its value without a row.
    ///
    /// The column gets the value that the row asks for, and no other value moves. Where no column is free for it, the row gets
    /// the side on which its sum is, and false is returned.
    mutating func admitAtOnce(_ row: Int32) -> Bool {
        let (column, value, side) = freeColumn(of: row)
        guard column >= 0 else {
            rows[row].side = side
            return false
        }
        columns[column].value = value
        rows[row].side = .tight
        countTight(row, 1)
        appendToOrder(column, row, rows[row].part)
        touch(rows[row].part)
        return true
    }

    /// The free column of a row with the value that the row asks for, or -1; and the side on which its sum is.
    private func freeColumn(of row: Int32) -> (column: Int32, value: Double, side: Row.Side) {
        guard rows[row].count > 0 else { return (-1, 0, sideOfSum(row)) }
        return withTableau { tableau -> (column: Int32, value: Double, side: Row.Side) in
            let (columns, entries, state) = (tableau.columns, tableau.entries, tableau.rows + Int(row))
            let range = state.pointee.start..<(state.pointee.start + state.pointee.count)
            var (sum, largest) = (0.0, 0.0)
            for entry in range {
                sum += entries[entry].coefficient * columns[entries[entry].column].value
                largest = max(largest, abs(entries[entry].coefficient))
            }
            let error = sum - state.pointee.constant
            let side = state.pointee.side(of: error, tolerance: state.pointee.tolerance())
            if state.pointee.relation != .equal, side == .satisfied { return (-1, 0, side) }
            for entry in range.reversed() {
                let (column, coefficient) = (entries[entry].column, entries[entry].coefficient)
                guard columns[column].tightUses == 0, columns[column].slot == -1 - column,
                    abs(coefficient) > 1e-6 * largest
                else { continue }
                let value = columns[column].value - error / coefficient
                if canMove(column, to: value, except: row) { return (column, value, side) }
            }
            return (-1, 0, side)
        }
    }

    /// Removes a tight row when its column is in no other tight row and can become 0 without an effect on others.
    mutating func releaseAtOnce(_ row: Int32) -> Bool {
        let part = rows[row].part
        guard !parts[part].isStale else { return false }
        guard let column = slot(of: row), columns[column].tightUses == 1, columns[column].fillStart < 0,
            columns[column].orderRow == row, canMove(column, to: 0, except: row)
        else { return false }
        reopenColumns(of: row)
        unlinkFromOrder(column, part)
        countTight(row, -1)
        rows[row].side = .satisfied
        columns[column].slot = -1 - column
        columns[column].value = 0
        discard(row)
        return true
    }

    /// Whether all rows that mention a column but one are satisfied, and stay so when it has another value.
    private func canMove(_ column: Int32, to value: Double, except row: Int32) -> Bool {
        let change = value - columns[column].value
        var entry = columns[column].firstEntry
        while entry >= 0 {
            let other = entries[entry].row
            if other != row {
                guard rows[other].side == .satisfied, !rows[other].isGhost else { return false }
                let error = activity(of: other) - rows[other].constant + entries[entry].coefficient * change
                guard rows[other].side(of: error, tolerance: rows[other].tolerance()) == .satisfied else {
                    return false
                }
            }
            entry = entries[entry].next
        }
        return true
    }
}
