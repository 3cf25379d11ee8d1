import CoreGraphics
import Foundation

/// The text and the container of a layout manager.
nonisolated extension NSTextLayoutManager {
    var contentStorage: NSTextContentStorage? { textContentManager as? NSTextContentStorage }

    /// The part of the text that a range still has.
    func clamped(_ range: NSTextRange) -> Range<Int> { range.indices.clamped(to: 0..<lineManager.textLength) }

    func showText(of content: NSTextContentStorage?, insteadOf former: NSTextStorage?) {
        let storage = content?.textStorage
        // Attributes of one text do not belong to another.
        if storage !== lineManager.textStorage { rendering = RenderingAttributes() }
        if let storage {
            storage.addLayoutManager(lineManager)
        } else {
            former?.removeLayoutManager(lineManager)
        }
        askForParagraphs(of: content)
    }

    func askForParagraphs(of content: NSTextContentStorage?) {
        let wasAsking = lineManager.shownPart != nil
        lineManager.shownPart =
            content?.delegate == nil ? nil : { [weak content] range in content?.shownPart(range) }
        lineManager.leavesOut =
            content?.delegate == nil ? nil : { [weak content] index in content?.leavesOutParagraph(at: index) == true }
        guard wasAsking || lineManager.shownPart != nil else { return }
        lineManager.forgetAllLines()
        lineManager.displayDidChange?(NSRange(location: 0, length: lineManager.textLength))
    }

    func moveText(to container: NSTextContainer?) {
        guard container !== textContainer else { return }
        while !lineManager.textContainers.isEmpty { lineManager.removeTextContainer(at: 0) }
        keep(container)
        guard let container else { return }
        if let filler = container.filler, let index = filler.index(of: container) {
            filler.removeTextContainer(at: index)
            filler.textLayoutManager?.keep(nil)
        }
        lineManager.addTextContainer(container)
    }

    func delegateDidChange() {
        fragments.removeAll()
        lineManager.displayDidChange?(NSRange(location: 0, length: lineManager.knownLength ?? 0))
    }

    /// Whether fragments draw the text of a view, because an app may have changed how they do.
    package var drawsFragments: Bool { delegate != nil || renderingAttributesValidator != nil }

    /// Leaves the lines to the users of TextKit 1, and shows nothing from here on.
    package func releaseLines() {
        let former = lineManager
        fragments.removeAll()
        let showedOtherText = former.shownPart != nil || !rendering.isEmpty
        rendering = RenderingAttributes()
        (former.isHidden, former.textLayoutManager, former.shownPart, former.leavesOut) = (false, nil, nil, nil)
        former.drawsListMarkers = false
        keep(NSLayoutManager.hidden())
        keep(nil as NSTextContainer?)
        (visibleBounds, viewSelection) = (nil, nil)
        textContentManager?.removeTextLayoutManager(self)
        if showedOtherText { former.forgetAllLines() }
    }

    // MARK: Changes

    /// Follows a change of the text.
    ///
    /// - Parameters:
    ///   - range: The changed part as it is now.
    ///   - delta: By how much it became longer.
    ///   - invalidated: The part that is laid out anew.
    ///   - forgetsRest: Whether all lines below are laid out anew too.
    func follow(_ range: Range<Int>, _ delta: Int, _ invalidated: Range<Int>, forgetsRest: Bool) {
        rendering.follow(range, changeInLength: delta)
        fragments.follow(range, changeInLength: delta)
        linesWereForgotten(in: invalidated, forgetsRest: forgetsRest)
    }

    /// Follows that lines are laid out anew.
    func linesWereForgotten(in range: Range<Int>, forgetsRest: Bool) {
        contentStorage?.keptParagraph = nil
        fragments.remove(touching: range.lowerBound..<(forgetsRest ? .max : range.upperBound))
    }

    /// Follows that all lines are laid out anew.
    func allLinesWereForgotten() {
        contentStorage?.keptParagraph = nil
        fragments.removeAll()
    }

    /// Follows that lines look different, at the same positions.
    func colorsDidChange(in range: Range<Int>) { fragments.forgetLines(touching: range) }
}

nonisolated extension NSLayoutManager {
    /// Makes a layout manager whose lines only one of TextKit 2 shows.
    static func hidden() -> NSLayoutManager {
        let manager = NSLayoutManager()
        (manager.isHidden, manager.drawsListMarkers) = (true, true)
        manager.allowsNonContiguousLayout = true
        return manager
    }
}
