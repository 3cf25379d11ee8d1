import CoreGraphics
import CoreText
package import Foundation

/// The text and the containers of a layout manager.
nonisolated extension NSLayoutManager {
    func adopt(_ storage: NSTextStorage?) {
        self.storage = storage
        keptPieces = nil
        forgetLineSource()
        sourceDidChange?()
    }

    /// Discards the text without notifying the delegate, because the last reference may be released on any thread.
    func storageIsGone() { (keptPieces, keptLines) = (nil, nil) }

    func moveTo(_ storage: NSTextStorage?) {
        guard storage !== self.storage else { return }
        if let storage {
            storage.addLayoutManager(self)
        } else {
            self.storage?.removeLayoutManager(self)
        }
    }

    func insert(_ container: NSTextContainer, _ index: Int) {
        guard container.filler == nil else {
            fatalError(
                """
                A \(type(of: container)) was added to a second layout manager. Remove it from the first one, or use \
                replaceLayoutManager(_:).
                """)
        }
        requireContainer(index, textContainers.count + 1)
        container.filler = self
        textContainers.insert(container, at: index)
        if let flow = keptLines as? FlowedLines, index == textContainers.count - 1 {
            flow.append(container)
            hasNotifiedCompletion = false
            return notifyInvalidation()
        }
        containersDidChange()
    }

    func removeContainer(_ index: Int) {
        requireContainer(index, textContainers.count)
        textContainers.remove(at: index).filler = nil
        containersDidChange()
    }

    private func requireContainer(_ index: Int, _ count: Int) {
        guard !(0..<count).contains(index) else { return }
        fatalError("A layout manager with \(textContainers.count) containers was asked for container \(index).")
    }

    func containersDidChange() {
        forgetAllLines()
        sourceDidChange?()
    }

    func forgetLineSource() {
        (keptLines, hasNotifiedCompletion, reportedContainers) = (nil, false, 0)
        textLayoutManager?.allLinesWereForgotten()
        notifyInvalidation()
    }

    /// Forgets the lines of a flow from the paragraph's one with a character on.
    private func forgetFlow(from index: Int) {
        hasNotifiedCompletion = false
        guard let flow = keptLines as? FlowedLines else { return }
        flow.forget(from: index)
        reportedContainers = min(reportedContainers, flow.fullContainers)
    }

    /// The rule for paragraphs whose style has none.
    var hyphenation: TextHyphenation? {
        TextHyphenation(Float(hyphenationFactor), orDefault: usesDefaultHyphenation)
    }

    func markersDidChange() {
        if let keptPieces, drawsListMarkers || keptPieces.hasMarkers { forgetAllLines() }
    }

    func forgetAllLines() {
        keptPieces?.forgetAll()
        forgetLineSource()
    }

    /// Discards the layout without notifying the delegate, which must not receive calls while it is being set.
    func delegateDidChange() {
        keptPieces?.forgetAll()
        (keptLines, hasNotifiedCompletion, reportedContainers) = (nil, false, 0)
    }

    func extraLineDidChange() {
        (keptLines as? FlowedLines)?.forget(from: textLength)
        if let length = knownLength { textLayoutManager?.colorsDidChange(in: max(0, length - 1)..<length) }
    }

    // MARK: The lines

    /// The number of UTF-16 units that are laid out.
    var textLength: Int { pieces?.length ?? 0 }

    /// The length of the text at the last change that was processed; nil when the text was not read yet.
    var knownLength: Int? { keptPieces?.length }

    var pieces: TextPieces? {
        guard let storage else { return nil }
        requireNoEditing(storage)
        if let keptPieces { return keptPieces }
        let pieces = TextPieces(storage, for: self)
        keptPieces = pieces
        return pieces
    }

    /// The lines, laid out as they are asked for; nil without text or container.
    var source: (any LineSource)? {
        guard let pieces, let first = textContainers.first else { return nil }
        if let keptLines { return keptLines }
        let isStack = textContainers.count == 1 && first.isUnlimited
        let lines: any LineSource =
            isStack
            ? StackedLines(pieces, in: first, for: self) : FlowedLines(pieces, in: textContainers, for: self)
        keptLines = lines
        return lines
    }

    private func requireNoEditing(_ storage: NSTextStorage) {
        guard storage.pending.phase != .laidOut, !storage.pending.mask.isEmpty else { return }
        fatalError(
            """
            A layout manager was asked for lines while its \(type(of: storage)) is being edited. Ask after endEditing(), \
            and not in what the storage calls while it processes changes.
            """)
    }

    /// The height of the lines in the only container, those that are not laid out estimated; nil in containers with limits.
    package var estimatedHeight: CGFloat? { (source as? StackedLines)?.estimatedHeight }

    var firstGap: Int? { source?.firstUnlaid }

    /// Shapes the text anew where it is shown, as for other colours, and keeps the heights of lines meanwhile.
    package func colorsDidChange() { colorsDidChange(in: 0..<(keptPieces?.length ?? storage?.length ?? 0)) }

    /// Shapes the text of a range anew where it is shown, as for other colours, and keeps the heights of lines meanwhile.
    package func colorsDidChange(in range: Range<Int>) {
        keptPieces?.forgetLines(in: range)
        forgetFlow(from: range.lowerBound)
        textLayoutManager?.colorsDidChange(in: range)
        displayDidChange?(NSRange(range))
    }

    // MARK: Changes

    func follow(
        _ mask: NSTextStorage.EditActions, _ range: NSRange, _ delta: Int, _ invalidated: NSRange
    ) {
        guard let keptPieces else { return }
        let changed = range.location..<range.upperBound
        if mask.contains(.editedCharacters) { keptPieces.edit(changed, changeInLength: delta) }
        let all = invalidated.location..<max(invalidated.upperBound, range.upperBound)
        keptPieces.forgetLines(in: all)
        forgetFlow(from: min(all.lowerBound, changed.lowerBound))
        let delta = mask.contains(.editedCharacters) ? delta : 0
        textLayoutManager?.follow(changed, delta, all, forgetsRest: keptLines is FlowedLines)
        renumbered = keptPieces.countItems(behind: all, changeInLength: delta)
        if let renumbered { textLayoutManager?.linesWereForgotten(in: renumbered, forgetsRest: false) }
    }

    /// Reports that the text shows differently, once all layout managers have followed: who hears of it may ask any of them.
    func notifyChange(of invalidated: NSRange) {
        guard keptPieces != nil else { return }
        displayDidChange?(invalidated)
        if let renumbered { displayDidChange?(NSRange(renumbered)) }
        renumbered = nil
        notifyInvalidation()
    }

    func forgetLines(_ range: NSRange, _ actual: NSRangePointer?) {
        actual?.pointee = range
        guard let keptPieces else { return }
        keptPieces.forgetLines(in: range.location..<range.upperBound)
        forgetFlow(from: range.location)
        textLayoutManager?.linesWereForgotten(
            in: range.location..<range.upperBound, forgetsRest: keptLines is FlowedLines)
        notifyInvalidation()
    }

    // MARK: Laying out

    func layOut(_ range: NSRange) {
        guard source != nil, range.length > 0 else { return }
        var count = 0
        // The delegate may add a container when those that there are have been filled.
        while count < textContainers.count {
            count = textContainers.count
            if allowsNonContiguousLayout {
                for _ in lines(of: range) {}
            } else {
                source?.layOut(upTo: range.upperBound)
            }
            notifyCompletion()
        }
    }

    func layOutAll(of container: NSTextContainer) {
        guard let source, let index = index(of: container) else { return }
        source.layOut(downTo: .infinity, in: index)
        if source is StackedLines { source.layOut(upTo: textLength) }
        notifyCompletion()
    }

    func index(of container: NSTextContainer) -> Int? { textContainers.firstIndex { $0 === container } }
}
