import CoreGraphics
import Foundation
import UIFoundation
@_spi(Subclassing) import UIKitCore

/// The layout manager of TextKit 2, which is made when it is asked for.
extension UITextView {
    /// The layout manager of TextKit 2, its container's size updated to the view, for the app.
    var fittedTextLayoutManager: NSTextLayoutManager? {
        guard !contentState.usesTextKit1 else { return nil }
        _ = fittedContainer
        let lines = currentManager
        if let known = lines.textLayoutManager { return known }
        let content = NSTextContentStorage()
        content.textStorage = currentStorage
        let manager = NSTextLayoutManager(showing: lines)
        content.addTextLayoutManager(manager)
        content.primaryTextLayoutManager = manager
        show(manager, of: content)
        return manager
    }

    /// Keeps the layout manager of TextKit 2 that the container has.
    func keepTextLayoutManager() {
        guard !contentState.usesTextKit1, let manager = container.textLayoutManager,
            let content = manager.textContentManager
        else { return }
        if content.primaryTextLayoutManager == nil { content.primaryTextLayoutManager = manager }
        show(manager, of: content)
    }

    private func show(_ manager: NSTextLayoutManager, of content: NSTextContentManager) {
        contentState.contentManager = content
        manager.visibleBounds = { [weak self] in MainActor.assumeIsolated { self?.visibleContainerBounds ?? .zero } }
        manager.viewSelection = (
            get: { [weak self] in MainActor.assumeIsolated { self?.textSelections ?? [] } },
            set: { [weak self] selections in MainActor.assumeIsolated { self?.select(selections) } }
        )
    }

    private var visibleContainerBounds: CGRect {
        bounds.offsetBy(dx: -textContainerInset.left, dy: -textContainerInset.top)
    }

    private var textSelections: [NSTextSelection] {
        let selection = editing.selection
        return [
            NSTextSelection(
                range: NSTextRange(selection.range), affinity: selection.isUpstream ? .upstream : .downstream,
                granularity: .character)
        ]
    }

    private func select(_ selections: [NSTextSelection]) {
        guard let range = selections.first?.textRanges.first else { return }
        selectedRange = NSRange(range.indices)
    }

    /// Changes to TextKit 1 for ever, and returns its layout manager.
    @discardableResult
    func leaveTextLayoutManager() -> NSLayoutManager {
        changeToTextKit1()
        return fittedManager
    }

    /// Changes to TextKit 1 and leaves the container's size as it is, which a layout may be measuring.
    func changeToTextKit1() {
        guard !contentState.usesTextKit1 else { return }
        contentState.usesTextKit1 = true
        currentManager.textLayoutManager?.releaseLines()
        (currentManager.willBeShown, currentManager.drawsListMarkers) = (nil, false)
        (contentState.contentManager, contentState.textLayoutManager) = (nil, nil)
        if !attachmentViews.isEmpty {
            attachmentViews.removeAll()
            currentManager.invalidateLayout(
                forCharacterRange: NSRange(location: 0, length: editing.length), actualCharacterRange: nil)
        }
        contentDidChange()
    }
}
