/// The basis is a square system: each of its slots holds a tight row, or keeps one column at its value. Forward transforms lead
/// from the slots' constants to the columns' values, backward ones from prices of columns to prices of slots, the multipliers.
///
/// Both use the basis as a product (Dantzig and Orchard-Hays, "The Product Form for the Inverse in the Simplex Method", 1954):
/// an order in which each column's value follows from earlier ones, the eliminations that made this order possible, and the
/// exchanges of rows since. Their cost is that of the part's tight rows.
extension ConstraintSystem {
    /// Replaces, in `work.direction`, numbers of a part's slots by the columns' numbers that follow from them.
    mutating func transformForward(_ part: Int32) {
        let (eliminations, fill) = (parts[part].eliminations, parts[part].fill)
        let (first, exchanges) = (parts[part].firstInOrder, work.exchanges)
        work.direction.withUnsafeMutableBufferPointer { buffer in
            guard let vector = buffer.baseAddress else { return }
            for exchange in exchanges.reversed() {
                var sum = vector[exchange.slot]
                for term in work.exchangeTerms[exchange.start..<(exchange.start + exchange.count)] {
                    sum -= term.coefficient * vector[term.column]
                }
                vector[exchange.slot] = sum / exchange.pivot
            }
            for elimination in eliminations {
                vector[elimination.target] -= elimination.factor * vector[elimination.source]
            }
            Tableau.read(&columns, &rows, &entries) { tableau in
                let entries = tableau.entries
                var column = first
                while column >= 0 {
                    let state = tableau.columns[column]
                    var sum = vector[column]
                    if state.fillStart >= 0 {
                        for index in Int(state.fillStart)..<Int(state.fillStart + state.fillCount) {
                            sum -= fill[index].coefficient * vector[fill[index].column]
                        }
                    } else {
                        let row = tableau.rows[state.orderRow]
                        for index in Int(row.start)..<Int(row.start + row.count) where entries[index].column != column {
                            sum -= entries[index].coefficient * vector[entries[index].column]
                        }
                    }
                    vector[column] = sum / state.pivot
                    column = state.nextInOrder
                }
            }
        }
    }

    /// Replaces, in `work.multipliers`, numbers of a part's columns by those of the slots: how much each slot's constant
    /// counts.
    mutating func transformBackward(_ part: Int32) {
        let (eliminations, fill) = (parts[part].eliminations, parts[part].fill)
        let last = parts[part].lastInOrder
        work.multipliers.withUnsafeMutableBufferPointer { buffer in
            guard let vector = buffer.baseAddress else { return }
            var column = last
            while column >= 0 {
                let state = columns[column]
                let price = vector[column]
                if price != 0 {
                    let multiplier = price / state.pivot
                    if state.fillStart >= 0 {
                        for index in Int(state.fillStart)..<Int(state.fillStart + state.fillCount) {
                            vector[fill[index].column] -= fill[index].coefficient * multiplier
                        }
                    } else {
                        let start = rows[state.orderRow].start
                        for index in start..<(start + rows[state.orderRow].count) {
                            vector[entries[index].column] -= entries[index].coefficient * multiplier
                        }
                    }
                    vector[column] = multiplier
                }
                column = state.previousInOrder
            }
            for elimination in eliminations.reversed() {
                vector[elimination.source] -= elimination.factor * vector[elimination.target]
            }
        }
        for exchange in work.exchanges where work.multipliers[exchange.slot] != 0 {
            let multiplier = work.multipliers[exchange.slot] / exchange.pivot
            for term in work.exchangeTerms[exchange.start..<(exchange.start + exchange.count)] {
                work.multipliers[term.column] -= term.coefficient * multiplier
            }
            work.multipliers[exchange.slot] = multiplier
        }
    }

    /// Sets all of a part's columns in `work.direction` to zero.
    mutating func clearDirection(_ part: Int32) {
        guard work.reached.isEmpty else {
            for column in work.reached { work.direction[column] = 0 }
            work.reached.removeAll(keepingCapacity: true)
            return
        }
        var column = parts[part].firstColumn
        while column >= 0 {
            work.direction[column] = 0
            column = columns[column].next
        }
    }

    /// Sets all of a part's columns in `work.multipliers` to zero.
    mutating func clearMultipliers(_ part: Int32) {
        var column = parts[part].firstColumn
        while column >= 0 {
            work.multipliers[column] = 0
            column = columns[column].next
        }
    }

    /// Adds a multiple of a row's coefficients to `work.multipliers`.
    mutating func price(_ row: Int32, _ factor: Double) {
        let start = rows[row].start
        for index in start..<(start + rows[row].count) {
            work.multipliers[entries[index].column] += factor * entries[index].coefficient
        }
    }

    /// Replaces the content of a slot by a row, or as -1 - c by column c. The multipliers hold its coefficients over the slots.
    ///
    /// Returns false, without a change, when the pivot, the content's coefficient in the slot, is too small to divide by or has
    /// another size than the rate at which the direction has moved the content. Forced, any pivot is good enough.
    mutating func exchange(
        _ slot: Int32, for content: Int32, movedBy rate: Double, in part: Int32, isForced: Bool = false
    ) -> Bool {
        var largest = 0.0
        let start = work.exchangeTerms.count
        var column = parts[part].firstColumn
        while column >= 0 {
            let value = work.multipliers[column]
            largest = max(largest, abs(value))
            if column != slot, abs(value) > 1e-13 {
                work.exchangeTerms.append(Part.Fill(coefficient: value, column: column))
            }
            column = columns[column].next
        }
        let pivot = work.multipliers[slot]
        let isExact = abs(abs(pivot) - abs(rate)) <= 1e-5 * abs(pivot) && abs(pivot) > 1e-13 * largest
        guard pivot != 0, isExact || isForced else {
            work.exchangeTerms.removeSubrange(start...)
            return false
        }
        work.exchanges.append(
            Workspace.Exchange(slot: slot, pivot: pivot, start: start, count: work.exchangeTerms.count - start))
        let former = columns[slot].slot
        noteFormer(column: slot)
        if content >= 0 { noteFormer(row: content) }
        if former >= 0 {
            noteFormer(row: former)
            rows[former].side = .satisfied
            countTight(former, -1)
        }
        columns[slot].slot = content
        if content >= 0 {
            rows[content].column = slot
            rows[content].side = .tight
            countTight(content, 1)
        }
        return true
    }
}
