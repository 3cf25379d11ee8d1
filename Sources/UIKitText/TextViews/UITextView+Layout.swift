import CoreGraphics
import CoreText
import Foundation
import QuartzCore
import UIFoundation
@_spi(Subclassing) import UIKitCore

extension UITextView {
    /// The maximum length, in UTF-16 code units, of a text that is laid out entirely, so that its height is exact at first.
    private static let exactLength = 16_384
    /// The maximum number of cached sizes.
    private static let keptSizes = 8
    /// The vertical margin around the caret when the view scrolls to it, in points.
    private static let caretMargin: CGFloat = 8

    func prepare() {
        backgroundColor = .systemBackground
        prepareParts()
    }

    func prepare(from coder: NSCoder) {
        prepareParts()
        guard let coder = coder.interface else { return backgroundColor = .systemBackground }
        decodeTextView(from: coder)
    }

    private func prepareParts() {
        focusEffect = nil
        editing.owner = self
        insertSubview(interaction.canvas, at: 0)
        _ = itemMenu
        _ = currentManager
        keepTextLayoutManager()
        watch(store.storage)
    }

    /// Connects a layout manager: it uses the view's colours and notifies the view of changes.
    func follow(_ manager: NSLayoutManager) {
        (contentState.followedManager, contentState.endStyle) = (manager, nil)
        contentState.textLayoutManager = contentState.usesTextKit1 ? nil : manager.textLayoutManager
        manager.allowsNonContiguousLayout = true
        manager.changeStyle = { [weak self] attributes, range in self?.shown(attributes, in: range) ?? attributes }
        manager.displayDidChange = { [weak self] _ in self?.tile.setNeedsDisplay() }
        manager.sourceDidChange = { [weak self] in self?.sourceDidChange() }
        manager.drawsListMarkers = !contentState.usesTextKit1
        if !contentState.usesTextKit1 {
            manager.willBeShown = { [weak self, weak manager] in
                precondition(
                    MainQueue.isCurrent,
                    "The layoutManager of a text view's container was read on another thread while the view uses "
                        + "TextKit 2. Read it on the main thread, where the view can change to TextKit 1.")
                MainActor.assumeIsolated {
                    guard let self, let manager, self.container.filler === manager else { return }
                    self.changeToTextKit1()
                }
            }
        }
        cutRuns(of: manager)
        manager.textColor = UIColor.label.resolvedColor(with: traitCollection)
    }

    /// The attributes used for drawing: link attributes applied, colours resolved with the view's traits.
    private func shown(
        _ attributes: [NSAttributedString.Key: Any], in range: NSRange
    ) -> [NSAttributedString.Key: Any] {
        var shown = attributes
        if runsRightToLeft, isEmptyLine(range) {
            shown[.paragraphStyle] = Self.style(shown) {
                if $0.baseWritingDirection == .natural { $0.baseWritingDirection = .rightToLeft }
            }
        }
        if attributes[.link] != nil || isDetected(range) { shown.merge(linkTextAttributes) { $1 } }
        if let attachment = attributes[.attachment] as? NSTextAttachment,
            let room = attachmentViews.room(for: attachment, attributes, at: range.location)
        {
            shown[.attachment] = room
        }
        for key in Self.colorKeys {
            if let color = shown[key] as? UIColor { shown[key] = color.resolvedColor(with: traitCollection) }
        }
        return shown
    }

    /// Whether a range has only line breaks. Then its paragraph has the interface's writing direction.
    private func isEmptyLine(_ range: NSRange) -> Bool {
        range.length <= 2 && store.string(in: range.location..<range.upperBound).allSatisfy(\.isNewline)
    }

    private static let colorKeys: [NSAttributedString.Key] = [
        .foregroundColor, .backgroundColor, .underlineColor, .strikethroughColor, .strokeColor,
    ]

    // MARK: Changes

    /// Updates the layout after the text or its attributes have changed.
    func contentDidChange() {
        (contentState.measured, contentState.anchor) = ([:], nil)
        tile.setNeedsDisplay()
        interaction.canvas.setNeedsLayout()
        setNeedsLayout()
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
    }

    /// Updates the view after the app has changed the container or the layout manager's storage.
    private func sourceDidChange() {
        guard !contentState.isFittingContainer else { return }
        _ = currentStorage
        contentDidChange()
    }

    /// Redraws after colours or link attributes of the view have changed.
    func lookDidChange() {
        contentState.hasOldLook = !mayLayOut
        if mayLayOut { currentManager.colorsDidChange() }
        contentDidChange()
    }

    func linkAttributesDidChange(to attributes: [NSAttributedString.Key: Any]?) {
        contentState.linkAttributes = attributes
        lookDidChange()
    }

    func colorsMayHaveChanged() {
        guard traitCollection != contentState.colorTraits else { return }
        contentState.colorTraits = traitCollection
        currentManager.textColor = UIColor.label.resolvedColor(with: traitCollection)
        lookDidChange()
    }

    func scrollingDidChange() {
        if !isScrollEnabled { contentOffset = .zero }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: The container

    private var horizontalInsets: CGFloat {
        let inset = adjustedContentInset
        return textContainerInset.left + textContainerInset.right + inset.left + inset.right
    }

    /// Sets the container's width from the view's width, and the style of the empty last line from the typing attributes.
    private func prepareContainer(toWidth width: CGFloat?) {
        prepareEndStyle()
        guard container.widthTracksTextView else { return }
        let room = width.map { max(1, $0 - horizontalInsets) } ?? 0
        guard container.size.width != room else { return }
        contentState.isFittingContainer = true
        container.size.width = room
        contentState.isFittingContainer = false
    }

    private func prepareEndStyle() {
        // Most texts end within a line, and the style is asked for often.
        guard editing.length == 0 || store.endsInLineEnd else { return }
        let style = endStyle
        guard contentState.endStyle?.isEqual(to: style) != true else { return }
        contentState.endStyle = style
        currentManager.typingAttributes = style.attributes
    }

    /// The container with its size updated to the view, for the app.
    var fittedContainer: NSTextContainer {
        if mayLayOut, bounds.width > 0 { prepareContainer(toWidth: bounds.width) }
        return container
    }

    /// The layout manager with its container's size updated to the view, for the app.
    var fittedManager: NSLayoutManager {
        _ = fittedContainer
        return currentManager
    }

    private var endStyle: TextStyle {
        let isAtEnd = editing.selection.isEmpty && editing.selection.head == editing.length
        return isAtEnd
            ? editing.currentStyle : store.style(replacing: editing.length..<editing.length) ?? editing.standardStyle
    }

    /// Whether the layout manager may be used; false while the storage has edits that are not processed yet.
    var mayLayOut: Bool { store.storage.editedMask.isEmpty }

    var geometry: any TextGeometry {
        mayLayOut ? shownGeometry : SuspendedTextGeometry(bounds: bounds, length: editing.length)
    }

    /// The geometry of the laid out text. Use it only if `mayLayOut` is true.
    var shownGeometry: LaidOutTextGeometry {
        _ = currentStorage
        prepareContainer(toWidth: bounds.width)
        let font = currentTypingAttributes[.font] as? UIFont ?? Self.plainFont
        return LaidOutTextGeometry(
            manager: currentManager, container: container,
            origin: CGPoint(x: textContainerInset.left, y: textContainerInset.top), length: editing.length,
            pixelScale: max(1, contentScaleFactor), visibleHeight: editedRoom.height, plainHeight: font.lineHeight)
    }

    // MARK: Size

    private func rounded(_ length: CGFloat) -> CGFloat {
        let scale = max(1, contentScaleFactor)
        return ((length - 0.001) * scale).rounded(.up) / scale
    }

    /// The size of all text in a width of the view; nil is an unlimited width.
    private func measured(inWidth width: CGFloat?) -> CGSize {
        if let known = contentState.measured[width] { return known }
        prepareContainer(toWidth: width)
        let used = currentManager.usedRect(for: container)
        let inset = textContainerInset
        let size = CGSize(
            width: rounded(used.maxX + horizontalInsets), height: rounded(used.maxY + inset.top + inset.bottom))
        // An animation of the width measures one width after another; drop them all.
        if contentState.measured.count >= Self.keptSizes { contentState.measured = [:] }
        contentState.measured[width] = size
        return size
    }

    func wantedSize(inWidth width: CGFloat?) -> CGSize {
        guard !isScrollEnabled, mayLayOut else {
            return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        }
        return measured(inWidth: width)
    }

    func fittingSize(in size: CGSize) -> CGSize {
        guard mayLayOut else { return bounds.size }
        let isLimited = size.width > 0 && size.width < TextViewContentState.unlimitedWidth
        return measured(inWidth: isLimited ? size.width : nil)
    }

    /// The baselines of a view that does not scroll.
    func baselines(inWidth width: CGFloat?) -> TextBaselines? {
        guard !isScrollEnabled, mayLayOut else { return nil }
        let height = measured(inWidth: width).height
        prepareContainer(toWidth: width)
        let (first, last) = (currentManager.laidOutLine(at: 0), currentManager.laidOutLine(at: editing.length - 1))
        guard let top = first ?? currentManager.laidOutExtraLine,
            let bottom = currentManager.laidOutExtraLine ?? last
        else { return nil }
        return TextBaselines(
            from: .top, first: top.baseline + textContainerInset.top, last: bottom.baseline + textContainerInset.top,
            height: height)
    }

    func upToDateContentSize(_ former: CGSize) -> CGSize {
        guard mayLayOut, !contentState.isLayingOut, bounds.width > 0 else { return former }
        return currentContentSize
    }

    private var currentContentSize: CGSize {
        prepareContainer(toWidth: bounds.width)
        let manager = currentManager
        if editing.length <= Self.exactLength { manager.ensureLayout(for: container) }
        let height = manager.estimatedHeight ?? manager.usedRect(for: container).maxY
        let inset = adjustedContentInset
        return CGSize(
            width: max(0, bounds.width - inset.left - inset.right),
            height: rounded(height + textContainerInset.top + textContainerInset.bottom))
    }

    // MARK: Layout

    /// Lays out the visible text. While the app is editing the storage, the view keeps showing the old text.
    func layOutText() {
        guard mayLayOut, !contentState.isLayingOut, bounds.width > 0 else { return }
        _ = currentStorage
        contentState.isLayingOut = true
        defer { contentState.isLayingOut = false }
        let former = contentState.anchor
        _ = visibleCharacters
        super.contentSize = currentContentSize
        keep(former)
        revealIfNeeded()
        let visible = bounds
        if !tile.bounds.contains(visible) || tile.bounds.width != visible.width {
            tile.cover(visible.insetBy(dx: 0, dy: -(visible.height / 2).rounded(.up)))
        }
        interaction.canvas.layOut(in: tile.bounds)
        if !attachmentViews.isEmpty { attachmentViews.show(visibleCharacters) }
        noteAnchor()
        detection?.advanceSoon()
    }

    /// The range of the visible characters, which this lays out.
    private var visibleCharacters: NSRange {
        let visible = bounds.offsetBy(dx: -textContainerInset.left, dy: -textContainerInset.top)
        return currentManager.glyphRange(forBoundingRect: visible, in: container)
    }

    /// The range of the drawn characters, which this lays out.
    var shownCharacters: Range<Int> {
        let drawn = tile.bounds.offsetBy(dx: -textContainerInset.left, dy: -textContainerInset.top)
        let range = currentManager.glyphRange(forBoundingRect: drawn, in: container)
        return range.location..<range.upperBound
    }

    /// Keeps the top line in its position when the heights above it differ from their estimates.
    private func keep(_ anchor: (index: Int, y: CGFloat)?) {
        guard let anchor, let line = currentManager.laidOutLine(at: anchor.index) else { return }
        let shift = line.rect.minY - anchor.y
        if shift != 0 { self.shift(by: CGPoint(x: 0, y: shift)) }
    }

    private func noteAnchor() {
        guard editing.length > Self.exactLength else { return }
        let first = visibleCharacters.location
        contentState.anchor = currentManager.laidOutLine(at: first).map { (first, $0.rect.minY) }
    }

    // MARK: Scrolling

    private func revealIfNeeded() {
        if let range = contentState.revealedRange {
            contentState.revealedRange = nil
            scrollToShow(NSRange(range))
        }
        guard contentState.revealsCaret else { return }
        contentState.revealsCaret = false
        guard isScrollEnabled else { return revealInScrollView() }
        // Layout replaces estimated heights, which may move the caret, so repeat.
        for _ in 0..<3 {
            let caret = shownCaret
            scroll(toShowHeightsOf: caret, animated: false)
            _ = visibleCharacters
            super.contentSize = currentContentSize
            if shownCaret == caret { return }
        }
    }

    private var shownCaret: CGRect {
        let selection = editing.selection
        return geometry.caretRect(at: TextPosition(index: selection.head, isUpstream: selection.isUpstream))
            .insetBy(dx: 0, dy: -Self.caretMargin)
    }

    /// Scrolls the enclosing scroll view of a view that does not scroll itself, so that the caret is visible.
    private func revealInScrollView() {
        var view = superview
        while let current = view, !(current is UIScrollView) { view = current.superview }
        (view as? UIScrollView)?.scrollRectToVisible(convert(shownCaret, to: view), animated: false)
    }

    func scrollToShow(_ range: NSRange) {
        let start = max(0, min(editing.length, range.location))
        let end = start + max(0, min(editing.length - start, range.length))
        guard mayLayOut, bounds.width > 0 else { return contentState.revealedRange = start..<end }
        let geometry = geometry
        let first = geometry.caretRect(at: TextPosition(index: start, isUpstream: false))
        let last = geometry.caretRect(at: TextPosition(index: end, isUpstream: true))
        scroll(toShowHeightsOf: first.union(last), animated: window != nil && !contentState.isLayingOut)
    }

    /// Scrolls by the minimum distance. If the rectangle is higher than the view, its lower end is shown.
    private func scroll(toShowHeightsOf rect: CGRect, animated: Bool) {
        let room = editedRoom
        var offset = contentOffset
        if rect.minY < room.minY { offset.y += rect.minY - room.minY }
        let bottom = offset.y + room.maxY - contentOffset.y
        if rect.maxY > bottom { offset.y += rect.maxY - bottom }
        if offset.y != contentOffset.y { scroll(toOffset: offset, animated: animated) }
    }

    /// Scrolls to an offset, clamped to the scrollable range.
    func scroll(toOffset offset: CGPoint, animated: Bool) {
        let inset = adjustedContentInset
        let lowest = max(-inset.top, currentContentSize.height + inset.bottom - bounds.height)
        let y = offset.y.clamped(to: -inset.top...lowest)
        setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: animated)
    }
}
