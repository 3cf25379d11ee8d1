extension ConstraintSystem {
    /// Joins the parts that a row's columns belong to, and adds the row and its columns to the joined one.
    ///
    /// The smaller part always moves to the larger, so that n columns are joined at a cost of n log n.
    mutating func join(_ row: Int32) {
        let range = rows[row].start..<(rows[row].start + rows[row].count)
        var target: Int32 = -1
        for entry in range {
            let part = columns[entries[entry].column].part
            guard part >= 0, part != target else { continue }
            if target < 0 || parts[part].columnCount > parts[target].columnCount { target = part }
        }
        if target < 0 { target = makePart() }
        for entry in range {
            let column = entries[entry].column
            let part = columns[column].part
            if part < 0 {
                linkColumn(column, to: target)
            } else if part != target {
                merge(part, into: target)
            }
        }
        linkRow(row, to: target)
    }

    /// Notes that a part's values may not be the best ones.
    ///
    /// - Parameter row: The row whose error or cost has changed; nil where the change is another one.
    mutating func markDirty(_ part: Int32, by row: Int32? = nil) {
        touch(part)
        if let row { parts[part].changes.append(row) } else { parts[part].hasUnknownChanges = true }
        guard !parts[part].isDirty else { return }
        parts[part].isDirty = true
        dirtyParts.append(part)
        if dirtyParts.count > 16 + 2 * parts.count {
            dirtyParts = parts.indices.lazy.map(Int32.init).filter { self.parts[$0].isDirty }
        }
    }

    /// Gives a part a new version, so that results computed for earlier ones are no longer used.
    mutating func touch(_ part: Int32) {
        clock &+= 1
        parts[part].version = clock
    }

    mutating func makePart() -> Int32 {
        let index: Int32
        if let free = freeParts.popLast() {
            index = free
        } else {
            index = Int32(parts.count)
            parts.append(Part())
        }
        parts[index].isUsed = true
        touch(index)
        return index
    }

    mutating func linkColumn(_ column: Int32, to part: Int32) {
        columns[column].part = part
        columns[column].next = -1
        columns[column].previous = parts[part].lastColumn
        if parts[part].lastColumn >= 0 {
            columns[parts[part].lastColumn].next = column
        } else {
            parts[part].firstColumn = column
        }
        parts[part].lastColumn = column
        parts[part].columnCount += 1
    }

    mutating func linkRow(_ row: Int32, to part: Int32) {
        rows[row].part = part
        rows[row].next = -1
        rows[row].previous = parts[part].lastRow
        if parts[part].lastRow >= 0 {
            rows[parts[part].lastRow].next = row
        } else {
            parts[part].firstRow = row
        }
        parts[part].lastRow = row
        parts[part].rowCount += 1
        if rows[row].isOptional { parts[part].optionalCount += 1 }
        touch(part)
    }

    mutating func unlinkRow(_ row: Int32, from part: Int32) {
        let (next, previous) = (rows[row].next, rows[row].previous)
        if next >= 0 { rows[next].previous = previous } else { parts[part].lastRow = previous }
        if previous >= 0 { rows[previous].next = next } else { parts[part].firstRow = next }
        parts[part].rowCount -= 1
        if rows[row].isOptional { parts[part].optionalCount -= 1 }
        parts[part].removals += 1
        touch(part)
    }

    /// Removes a column that no row mentions any more from its part; the last one ends the part.
    mutating func isolate(_ column: Int32) {
        let part = columns[column].part
        guard part >= 0 else { return }
        let (next, previous) = (columns[column].next, columns[column].previous)
        if next >= 0 { columns[next].previous = previous } else { parts[part].lastColumn = previous }
        if previous >= 0 { columns[previous].next = next } else { parts[part].firstColumn = next }
        columns[column].next = -1
        columns[column].previous = -1
        columns[column].part = -1
        columns[column].value = 0
        parts[part].columnCount -= 1
        if parts[part].columnCount == 0 { free(part) }
    }

    mutating func free(_ part: Int32) {
        parts[part] = Part()
        freeParts.append(part)
    }

    private mutating func merge(_ part: Int32, into target: Int32) {
        var column = parts[part].firstColumn
        while column >= 0 {
            columns[column].part = target
            column = columns[column].next
        }
        var row = parts[part].firstRow
        while row >= 0 {
            rows[row].part = target
            row = rows[row].next
        }
        let (source, lastColumn, lastRow) = (parts[part], parts[target].lastColumn, parts[target].lastRow)
        columns[lastColumn].next = source.firstColumn
        columns[source.firstColumn].previous = lastColumn
        parts[target].lastColumn = source.lastColumn
        parts[target].columnCount += source.columnCount
        if source.firstRow >= 0 {
            if lastRow >= 0 { rows[lastRow].next = source.firstRow } else { parts[target].firstRow = source.firstRow }
            rows[source.firstRow].previous = lastRow
            parts[target].lastRow = source.lastRow
            parts[target].rowCount += source.rowCount
            parts[target].optionalCount += source.optionalCount
        }
        joinOrders(source, target)
        parts[target].ghostCount += source.ghostCount
        parts[target].removals += source.removals
        touch(target)
        parts[target].changes += source.changes
        if source.hasUnknownChanges { parts[target].hasUnknownChanges = true }
        if source.isDirty, !parts[target].isDirty {
            parts[target].isDirty = true
            dirtyParts.append(target)
        }
        free(part)
    }

    private mutating func joinOrders(_ source: Part, _ target: Int32) {
        if parts[target].isStale || source.isStale || !source.fill.isEmpty { return markStale(target) }
        guard source.firstInOrder >= 0 else { return }
        let last = parts[target].lastInOrder
        if last >= 0 {
            columns[last].nextInOrder = source.firstInOrder
        } else {
            parts[target].firstInOrder = source.firstInOrder
        }
        columns[source.firstInOrder].previousInOrder = last
        parts[target].lastInOrder = source.lastInOrder
    }

    /// Splits a part whose rows no longer connect all its columns. The order has to be found again afterwards.
    mutating func split(_ part: Int32) {
        parts[part].removals = 0
        if isConnected(part) { return }
        var pending: [Int32] = []
        var column = parts[part].firstColumn
        while column >= 0 {
            pending.append(column)
            column = columns[column].next
        }
        var row = parts[part].firstRow
        var members: [Int32] = []
        while row >= 0 {
            members.append(row)
            row = rows[row].next
        }
        let isDirty = parts[part].isDirty
        var groups: [Int32] = []
        for column in pending { columns[column].part = -2 }
        for seed in pending where columns[seed].part == -2 {
            let group = groups.isEmpty ? part : makePart()
            if groups.isEmpty {
                parts[part] = Part(isDirty: isDirty, isUsed: true, hasUnknownChanges: isDirty)
                touch(part)
            }
            markStale(group)
            groups.append(group)
            gatherPart(group, from: seed)
        }
        for row in members { linkRow(row, to: columns[entries[rows[row].start].column].part) }
        for row in members where rows[row].isGhost { parts[rows[row].part].ghostCount += 1 }
        if isDirty { for group in groups.dropFirst() { markDirty(group) } }
    }

    /// Whether rows lead from one of a part's columns to all others.
    private mutating func isConnected(_ part: Int32) -> Bool {
        markSource(parts[part].firstColumn)
        var next = 0
        while next < work.sources.count {
            var entry = columns[work.sources[next]].firstEntry
            next += 1
            while entry >= 0 {
                let row = entries[entry].row
                if work.rowMarks[row] == 0 {
                    work.rowMarks[row] = 1
                    work.visitedRows.append(row)
                    let start = rows[row].start
                    for other in start..<(start + rows[row].count) { markSource(entries[other].column) }
                }
                entry = entries[entry].next
            }
        }
        for row in work.visitedRows { work.rowMarks[row] = 0 }
        work.visitedRows.removeAll(keepingCapacity: true)
        let count = work.sources.count
        finishVisit { _, _ in }
        return count == Int(parts[part].columnCount)
    }

    private mutating func gatherPart(_ part: Int32, from seed: Int32) {
        var reached = [seed]
        linkColumn(seed, to: part)
        while let column = reached.popLast() {
            var entry = columns[column].firstEntry
            while entry >= 0 {
                let row = entries[entry].row
                for other in rows[row].start..<(rows[row].start + rows[row].count)
                where columns[entries[other].column].part == -2 {
                    linkColumn(entries[other].column, to: part)
                    reached.append(entries[other].column)
                }
                entry = entries[entry].next
            }
        }
    }
}
