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
    /// A level is looked at when all stronger ones allow no improvement; a direction that makes a stronger level worse is
    /// closed for the weaker ones. Columns that nothing holds give way first, the newest before all. Returns nil where the
    /// values are the best.
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
        let epsilon = 1e-9
        var best: Choice?
        var bestRank = (isFree: false, number: Int32.max)
        var column = parts[part].firstColumn
        while column >= 0 {
            defer { column = columns[column].next }
            let multiplier = work.multipliers[column]
            let slot = columns[column].slot
            if slot < 0 || rows[slot].isGhost {
                guard abs(multiplier) > epsilon, work.columnMarks[column] == 0 else { continue }
                // Cautious numbers: rows first, then columns.
                let number = slot < 0 ? (isCautious ? Int32.max / 2 - 1 - slot : slot) : (isCautious ? slot : Int32.min)
                if isCautious ? number < bestRank.number : (!bestRank.isFree || number < bestRank.number) {
                    best = Choice(
                        slot: column, sign: multiplier > 0 ? -1 : 1, strength: strength, rate: -abs(multiplier))
                    bestRank = (true, number)
                }
                continue
            }
            if work.columnMarks[column] & 3 == 3 { continue }
            for (sign, bit, hasCost) in [(1.0, UInt8(1), rows[slot].limitsAbove), (-1.0, 2, rows[slot].limitsBelow)] {
                guard work.columnMarks[column] & bit == 0 else { continue }
                var rate = sign * multiplier
                if hasCost, work.columnMarks[column] & (bit << 2) == 0 {
                    let own = rows[slot].strength
                    if own > strength {
                        work.columnMarks[column] |= bit
                        continue
                    }
                    if own == strength {
                        rate += 1
                        work.columnMarks[column] |= bit << 2
                    }
                }
                if rate > epsilon { work.columnMarks[column] |= bit }
                guard rate < -epsilon else { continue }
                let isBetter =
                    isCautious
                    ? slot < bestRank.number
                    : !bestRank.isFree && (best.map { (rate, slot) < ($0.rate, bestRank.number) } ?? true)
                if isBetter {
                    best = Choice(slot: column, sign: sign, strength: strength, rate: rate)
                    bestRank = (false, slot)
                }
            }
        }
        return best
    }
}
