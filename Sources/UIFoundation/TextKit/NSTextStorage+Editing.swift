import Foundation

/// How changes are joined and processed.
nonisolated extension NSTextStorage {
    func endOwnEditing() {
        guard pending.depth > 0 else {
            fatalError(
                "endEditing() of a \(type(of: self)) without beginEditing(). Each endEditing() ends one beginEditing()."
            )
        }
        pending.depth -= 1
        if pending.depth == 0, !pending.mask.isEmpty, pending.phase == .idle { processEditing() }
    }

    func record(_ mask: EditActions, _ range: NSRange, _ delta: Int) {
        if mask.contains(.editedCharacters) { refuseCharacters() }
        if pending.phase == .fixing, !mask.contains(.editedCharacters) {
            pending.fixed = PendingEdits.union(pending.fixed, range, delta: 0)
            return
        }
        if pending.phase == .laidOut {
            pending.late = PendingEdits.union(pending.late, range, delta: 0)
            return
        }
        pending.mask.formUnion(mask)
        pending.range = PendingEdits.union(pending.range, range, delta: delta)
        pending.delta += delta
        if pending.unfixed.location != NSNotFound {
            pending.unfixed = PendingEdits.union(pending.unfixed, range, delta: delta)
        }
        if mask.contains(.editedCharacters) {
            let end = max(range.location, range.upperBound)
            watches.charactersDidChange(in: range.location..<end, changeInLength: delta)
        }
        if pending.depth == 0, pending.phase == .idle { processEditing() }
    }

    private func refuseCharacters() {
        switch pending.phase {
        case .idle, .willProcess: return
        case .fixing, .didProcess, .laidOut:
            fatalError(
                """
                Characters of a \(type(of: self)) were changed while its changes were processed. Only willProcessEditing may \
                change characters; didProcessEditing may change attributes.
                """)
        }
    }

    func processPendingEdits() {
        guard pending.phase == .idle else { return }
        let depth = pending.depth
        pending.phase = .willProcess
        notify(Self.willProcessEditingNotification) {
            $0.textStorage($1, willProcessEditing: $2, range: $3, changeInLength: $4)
        }
        requireTrueLength()
        pending.phase = .fixing
        if editedRange.location != NSNotFound { invalidateAttributes(in: editedRange) }
        pending.phase = .didProcess
        notify(Self.didProcessEditingNotification) {
            $0.textStorage($1, didProcessEditing: $2, range: $3, changeInLength: $4)
        }
        pending.phase = .laidOut
        notifyLayoutManagers()
        let (unfixed, late) = (pending.unfixed, pending.late)
        pending = PendingEdits()
        (pending.depth, pending.unfixed) = (depth, unfixed)
        if late.location != NSNotFound { edited(.editedAttributes, range: late, changeInLength: 0) }
        watches.changesWereProcessed()
    }

    private func notify(
        _ name: Notification.Name,
        _ call: @MainActor (any NSTextStorageDelegate, NSTextStorage, EditActions, NSRange, Int) -> Void
    ) {
        NotificationCenter.default.post(name: name, object: self)
        guard let delegate else { return }
        // Delegates are on the main actor, and so is who edits a text that has one.
        nonisolated(unsafe) let (receiver, storage) = (delegate, self)
        let (mask, range, delta) = (editedMask, editedRange, changeInLength)
        MainActor.assumeIsolated { call(receiver, storage, mask, range, delta) }
    }

    private func notifyLayoutManagers() {
        guard editedRange.location != NSNotFound else { return }
        let invalidated = pending.fixed.location == NSNotFound ? editedRange : NSUnionRange(pending.fixed, editedRange)
        for manager in managers {
            manager.processEditing(
                for: self, edited: editedMask, range: editedRange, changeInLength: changeInLength,
                invalidatedRange: invalidated)
        }
        for manager in managers { manager.notifyChange(of: invalidated) }
    }

    /// Layout managers know the length that the text had; a wrong change of length would misplace all that follows.
    private func requireTrueLength() {
        guard let known = managers.lazy.compactMap(\.knownLength).first else { return }
        let now = length
        guard known + changeInLength != now else { return }
        fatalError(
            """
            The length of a \(type(of: self)) differs by \(now - known), but edited(_:range:changeInLength:) was told \
            \(changeInLength). Pass the new length of the part less its old one.
            """)
    }
}
