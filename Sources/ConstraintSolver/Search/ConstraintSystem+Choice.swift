extension ConstraintSystem {
    /// A slot whose row is to give way: its sum grows or shrinks, and the errors of a level with it.
    struct Choice {
        var slot: Int32
        /// 1 when the row's sum grows, -1 when it shrinks.
        var sign: Double
        /// The level that becomes better, and by how much for a unit; stronger levels stay as they are.
        var strength: Double
        var rate: Double
    }

    /// Finds a slot whose row gives way for the better: its price is, level by level, less than its error costs.
    ///
    /// A level is examined when all stronger ones allow no improvement; a direction that makes a stronger level worse is closed
    /// for the weaker ones. Columns without a tight row give way first, the newest before all. Returns nil where the values are
    /// the best.
    mutating func chooseSlot(_ part: Int32, isCautious: Bool) -> Choice? {
        var column = parts[part].firstColumn
        while column >= 0 {
            work.columnMarks[column] = 0
            column = columns[column].next
        }
        for slot in work.refused { work.columnMarks[slot] = 3 }
        var first = 0
        var choice: Choice?
        while first < work.errors.count, choice == nil {
            let strength = work.errors[first].strength
            while first < work.errors.count, work.errors[first].strength == strength {
                price(work.errors[first].row, work.errors[first].sign)
                first += 1
            }
            transformBackward(part)
            choice = bestSlot(part, strength, isCautious: isCautious)
            clearMultipliers(part)
        }
        column = parts[part].firstColumn
        while column >= 0 {
            work.columnMarks[column] = 0
            column = columns[column].next
        }
        return choice
    }

    private mutating func bestSlot(_ part: Int32, _ strength: Double, isCautious: Bool) -> Choice? {
        var best: Choice?
        var bestRank = (isFree: false, number: Int32.max)
        var column = parts[part].firstColumn
        while column >= 0 {
            defer { column = columns[column].next }
            let multiplier = work.multipliers[column]
            let slot = columns[column].slot
            if slot < 0 || rows[slot].isGhost {
                guard abs(multiplier) > Self.smallestGain, work.columnMarks[column] == 0 else { continue }
                // Cautious numbers: rows first, then columns.
                let number = slot < 0 ? (isCautious ? Int32.max / 2 - 1 - slot : slot) : (isCautious ? slot : Int32.min)
                if isCautious ? number < bestRank.number : (!bestRank.isFree || number < bestRank.number) {
                    best = Choice(
                        slot: column, sign: multiplier > 0 ? -1 : 1, strength: strength, rate: -abs(multiplier))
                    bestRank = (true, number)
                }
                continue
            }
            for sign in stride(from: 1.0, through: -1, by: -2) {
                guard var rate = gain(column, sign, strength) else { continue }
                if !isCautious, swapTwin(column, sign) {
                    guard let other = gain(column, sign, strength) else { continue }
                    rate = other
                }
                let number = columns[column].slot
                let isBetter =
                    isCautious
                    ? number < bestRank.number
                    : !bestRank.isFree && (best.map { (rate, number) < ($0.rate, bestRank.number) } ?? true)
                if isBetter {
                    best = Choice(slot: column, sign: sign, strength: strength, rate: rate)
                    bestRank = (false, number)
                }
            }
        }
        return best
    }

    static var smallestGain: Double { 1e-9 }

    /// The change of a level's errors for a unit by which a slot's row gives way in a direction, or nil when they do not
    /// shrink. Marks the direction as closed when it makes this level or a stronger one worse.
    private mutating func gain(_ column: Int32, _ sign: Double, _ strength: Double) -> Double? {
        let bit: UInt8 = sign > 0 ? 1 : 2
        let marks = work.columnMarks[column]
        guard marks & bit == 0 else { return nil }
        let slot = columns[column].slot
        var rate = sign * work.multipliers[column]
        if marks & (bit << 2) == 0, sign > 0 ? rows[slot].limitsAbove : rows[slot].limitsBelow {
            let own = rows[slot].strength
            if own > strength {
                work.columnMarks[column] |= bit
                return nil
            }
            if own == strength {
                rate += 1
                work.columnMarks[column] |= bit << 2
            }
        }
        if rate > Self.smallestGain { work.columnMarks[column] |= bit }
        return rate < -Self.smallestGain ? rate : nil
    }

    /// Exchanges a tight row that may give way at no cost for one with the same terms and constant that may not.
    ///
    /// The least and the greatest width of a view are such rows when they are the same. No value moves, and the multipliers stay
    /// as they are.
    mutating func swapTwin(_ column: Int32, _ sign: Double) -> Bool {
        let slot = columns[column].slot
        guard !(sign > 0 ? rows[slot].limitsAbove : rows[slot].limitsBelow), let twin = twin(of: slot, sign) else {
            return false
        }
        noteFormer(column: column)
        noteFormer(row: slot)
        noteFormer(row: twin)
        countTight(slot, -1)
        rows[slot].side = .satisfied
        rows[twin].side = .tight
        countTight(twin, 1)
        columns[column].slot = twin
        rows[twin].column = column
        if columns[column].orderRow == slot { columns[column].orderRow = twin }
        return true
    }

    private func twin(of slot: Int32, _ sign: Double) -> Int32? {
        let row = rows[slot]
        var found: Int32?
        var entry = columns[entries[row.start].column].firstEntry
        var limit = 16
        while entry >= 0, limit > 0 {
            limit -= 1
            let number = entries[entry].row
            let other = rows[number]
            entry = entries[entry].next
            guard other.side == .satisfied, other.count == row.count,
                abs(other.constant - row.constant) <= row.tolerance(),
                sign > 0 ? other.limitsAbove : other.limitsBelow,
                (0..<row.count).allSatisfy({
                    entries[row.start + $0].column == entries[other.start + $0].column
                        && entries[row.start + $0].coefficient == entries[other.start + $0].coefficient
                })
            else { continue }
            if let found, (rows[found].strength, number) > (other.strength, found) { continue }
            found = number
        }
        return found
    }
}
