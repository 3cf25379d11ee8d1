/// Changes that an app asks for between the beginning and the end of a batch of updates, in any order.
///
/// Things that are deleted, reloaded or moved away are named by their position before the batch; those that are inserted or moved
/// in, by that after.
nonisolated struct UpdateBatch: Sendable {
    /// A move from a former position to a new one.
    struct Move<Position: Hashable & Sendable>: Hashable, Sendable {
        var from: Position
        var to: Position
    }

    var deletedSections: [Int] = []
    var insertedSections: [Int] = []
    var reloadedSections: [Int] = []
    var movedSections: [Move<Int>] = []
    var deletedRows: [ItemPosition] = []
    var insertedRows: [ItemPosition] = []
    var reloadedRows: [ItemPosition] = []
    var movedRows: [Move<ItemPosition>] = []

    /// Whether there are no changes.
    var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
            && deletedRows.isEmpty && insertedRows.isEmpty && reloadedRows.isEmpty && movedRows.isEmpty
    }

    /// Whether sections are inserted, deleted, moved or reloaded.
    var changesSections: Bool {
        !deletedSections.isEmpty || !insertedSections.isEmpty || !reloadedSections.isEmpty || !movedSections.isEmpty
    }

    /// Checks the batch against the numbers of rows in each section, before and after.
    ///
    /// - Parameters:
    ///   - before: The numbers before the batch.
    ///   - after: The numbers after it.
    ///   - noun: The word for a row in sentences.
    /// - Returns: The new positions.
    func resolved(before: [Int], after: [Int], noun: UpdateNoun = .row) throws(UpdateFault) -> ResolvedBatch {
        try UpdateCheck(self, before: before, after: after, noun: noun).resolve()
    }
}
