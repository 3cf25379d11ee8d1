extension ConstraintSystem {
    /// Lets other rows take over the slots of removed constraints, where the values are the best already: those that are
    /// reached first on the way to the value 0 of a column, or the column itself. It is the oldest one that the slot has an
    /// effect on.
    mutating func releaseGhosts(_ part: Int32) {
        var row = parts[part].firstRow
        while row >= 0 {
            if rows[row].isGhost, rows[row].side == .tight, let slot = slot(of: row) { release(slot, part) }
            row = rows[row].next
        }
    }

    /// The column whose slot a tight row keeps.
    func slot(of row: Int32) -> Int32? {
        let column = rows[row].column
        return column >= 0 && columns[column].slot == row ? column : nil
    }

    /// Lets another row or a column take over a slot, or the column itself keep it.
    mutating func release(_ slot: Int32, _ part: Int32) {
        aim(slot, 1, part)
        let largest = work.support.reduce(0) { max($0, abs(work.direction[$1])) }
        let kept = work.support.filter { abs(work.direction[$0]) > 1e-7 * largest }.min() ?? slot
        var length = -columns[kept].value / work.direction[kept]
        if length < 0 {
            length = -length
            for column in work.support { work.direction[column] = -work.direction[column] }
        }
        collectCrossings(part)
        var stop: Workspace.Crossing?
        for crossing in work.crossings where crossing.length <= length {
            if let nearest = stop, (nearest.length, nearest.row) < (crossing.length, crossing.row) { continue }
            stop = crossing
        }
        if isTriangular(part), replaceContent(of: slot, with: stop?.row ?? (-1 - kept), in: part) {
            if stop == nil { columns[kept].value = 0 }
            computeReachedValues()
            clearDirection(part)
            return
        }
        if let stop {
            price(stop.row, 1)
        } else {
            work.multipliers[kept] = 1
        }
        transformBackward(part)
        let rate = stop?.rate ?? work.direction[kept]
        let isDone = exchange(slot, for: stop?.row ?? (-1 - kept), movedBy: rate, in: part)
        clearMultipliers(part)
        if isDone {
            move(by: stop?.length ?? length)
            if stop == nil { columns[kept].value = 0 }
        } else {
            keepFastest(slot, part)
        }
        clearDirection(part)
    }

    /// Lets the column that a slot has the largest effect on take it over with its value, where rounding forbids a better
    /// choice.
    private mutating func keepFastest(_ slot: Int32, _ part: Int32) {
        var kept = slot
        for column in work.support where abs(work.direction[column]) > abs(work.direction[kept]) { kept = column }
        work.multipliers[kept] = 1
        transformBackward(part)
        _ = exchange(slot, for: -1 - kept, movedBy: work.direction[kept], in: part, isForced: true)
        clearMultipliers(part)
    }
}
