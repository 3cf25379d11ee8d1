import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// Changes from one layout to another.
extension CollectionEngine {
    /// An element that stays where it is on screen while the layout changes.
    private struct Anchor {
        let key: ElementKey
        /// From the offset to its middle.
        let distance: CGPoint
    }

    func changeLayout(to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
        let completions = completion.map { [$0] } ?? []
        guard layout !== self.layout else { return finish(completions, true) }
        checkOwner(of: layout)
        abandonMovement()
        if let mix = transition?.layout.mix {
            let completion = transition?.completion
            return leaveTransition(for: layout, animated: animated, to: nil) {
                completion?(layout === mix.next, $0)
                for completion in completions { completion($0) }
            }
        }
        if mayMoveViews { collection.layoutIfNeeded() }
        guard mayMoveViews, isPrepared, !needsPreparation else {
            exchangeLayout(for: layout)
            return finish(completions, collection.window != nil)
        }
        move(LayoutMotion(of: self, from: self.layout, to: layout), animated: animated, completions) {
            self.prepareTransition(from: self.layout, to: layout)
        }
    }

    /// Whether views can move between layouts now: the collection shows views, and no other motion is in progress.
    var mayMoveViews: Bool {
        collection.window != nil && !collection.bounds.isEmpty && update == nil && !isLayingOut && request == nil
            && motion == nil
    }

    /// Changes the layout without a motion, where no view is visible.
    func exchangeLayout(for layout: UICollectionViewLayout) {
        let former = self.layout
        if layout.engine == nil { forgetAnswers(of: layout) }
        removeDecorations()
        // Its views keep their positions until the next layout.
        if isPrepared { exchanged.append(former) }
        replaceLayout(with: layout)
        former.engine = nil
    }

    /// Releases the state of former layouts, after their views have left.
    func letExchangedGo() {
        guard !exchanged.isEmpty, motion == nil, motions.isEmpty else { return }
        for former in exchanged { former.viewsDidLeave() }
        exchanged = []
    }

    /// Makes a layout that was the collection's before, perhaps with other items, compute all again.
    private func forgetAnswers(of layout: UICollectionViewLayout) {
        let context = layout.makeContext()
        (context.invalidatesEverything, context.invalidatesCounts) = (true, true)
        layout.invalidateLayout(with: context)
    }

    func prepareTransition(from former: UICollectionViewLayout, to layout: UICollectionViewLayout) {
        forgetAnswers(of: layout)
        askingLayout { former.prepareForTransition(to: layout) }
        // A layout knows its collection from here on.
        layout.engine = self
        askingLayout { layout.prepareForTransition(from: former) }
    }

    // MARK: Motion

    /// Moves the visible views from one layout to another.
    ///
    /// - Parameters:
    ///   - motion: The motion between them.
    ///   - animated: Whether it takes time.
    ///   - completions: Called when it is over.
    ///   - offset: The content offset at the end; nil for that of the layout and the delegate.
    ///   - prepare: Notifies the layouts of the change.
    func move(
        _ motion: LayoutMotion, animated: Bool, _ completions: [(Bool) -> Void], to offset: CGPoint? = nil,
        _ prepare: () -> Void
    ) {
        adoptLeavingAgain()
        motion.announce()
        prepare()
        guard animated, UIView.mayAnimate else {
            change(motion, to: offset)
            end(motion)
            collection.setNeedsLayout()
            return finish(completions, true)
        }
        motions.append(motion)
        UIView.animate(
            springDuration: Self.updateDuration, options: .allowUserInteraction,
            animations: { self.change(motion, to: offset) }
        ) { [self] _ in
            end(motion)
            for completion in completions { completion(true) }
        }
    }

    /// Keeps elements that are leaving because of an earlier change of layouts, so that they continue from their
    /// present positions.
    private func adoptLeavingAgain() {
        for motion in motions {
            guard let motion = motion as? LayoutMotion else { continue }
            for element in motion.revoke() {
                guard shown[element.key] == nil else {
                    element.view.removeFromSuperview()
                    didRemove(element)
                    continue
                }
                element.isGone = false
                shown.insert(element, for: element.key)
            }
        }
    }

    private func change(_ motion: LayoutMotion, to goal: CGPoint?) {
        let anchor = anchor
        let start = collection.contentOffset
        self.motion = motion
        motion.releaseDecorations()
        replaceLayout(with: motion.layout)
        sizesWereForgotten()
        prepareIfNeeded()
        let end = goal ?? offset(proposing: anchor.map(offset(of:)) ?? allowed(start), motion.layout)
        if end != collection.contentOffset { collection.contentOffset = end }
        collection.setNeedsLayout()
        collection.layoutIfNeeded()
        motion.leave()
        motion.former.finalizeLayoutTransition()
        motion.layout.finalizeLayoutTransition()
        motion.former.engine = nil
        self.motion = nil
    }

    // MARK: Offset

    /// The offset that another layout and the delegate want, where the layout is prepared and not shown yet.
    func offsetAfterChange(to layout: UICollectionViewLayout) -> CGPoint {
        let anchor = anchor
        let size = askingLayout { layout.collectionViewContentSize }
        let proposed = anchor.flatMap { offset(of: $0, in: layout, size) } ?? allowed(collection.contentOffset, size)
        return offset(proposing: proposed, layout)
    }

    /// The point of the content that keeps its position: a selected item in sight, or the one in the middle unless the content
    /// rests at its beginning.
    private var anchor: Anchor? {
        let bounds = collection.bounds
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        var best: (isSelected: Bool, distance: CGFloat, element: ShownElement)?
        for element in shown.views
        where element.key.category == .cell && element.isInPage && element.frame.touches(bounds) {
            let isSelected = selection.contains(element.key.position)
            let distance = hypot(element.frame.midX - middle.x, element.frame.midY - middle.y)
            if let best, best.isSelected && !isSelected || best.isSelected == isSelected && best.distance <= distance {
                continue
            }
            best = (isSelected, distance, element)
        }
        guard let best else { return nil }
        let inset = collection.adjustedContentInset
        if !best.isSelected, bounds.minX <= -inset.left, bounds.minY <= -inset.top { return nil }
        let frame = best.element.frame
        return Anchor(
            key: best.element.key, distance: CGPoint(x: frame.midX - bounds.minX, y: frame.midY - bounds.minY))
    }

    private func offset(of anchor: Anchor) -> CGPoint {
        offset(of: anchor, in: layout, collection.contentSize) ?? allowed(collection.contentOffset)
    }

    private func offset(of anchor: Anchor, in layout: UICollectionViewLayout, _ size: CGSize) -> CGPoint? {
        guard let frame = attributes(of: anchor.key, in: layout)?.frame else { return nil }
        let wanted = CGPoint(x: frame.midX - anchor.distance.x, y: frame.midY - anchor.distance.y)
        return offset(showing: frame, at: [], from: allowed(wanted, size), in: size)
    }

    /// The nearest offset at which content of a size rests.
    private func allowed(_ offset: CGPoint, _ size: CGSize? = nil) -> CGPoint {
        let (inset, bounds, content) = (
            collection.adjustedContentInset, collection.bounds, size ?? collection.contentSize
        )
        return CGPoint(
            x: min(max(offset.x, -inset.left), max(-inset.left, content.width + inset.right - bounds.width)),
            y: min(max(offset.y, -inset.top), max(-inset.top, content.height + inset.bottom - bounds.height)))
    }
}
