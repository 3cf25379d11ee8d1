import CoreGraphics
import UIKitCore

/// Transitions between layouts that a gesture leads.
extension CollectionEngine {
    func startTransition(
        to layout: UICollectionViewLayout, _ completion: UICollectionView.LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        checkStart(to: layout)
        abandonMovement()
        if mayMoveViews { collection.layoutIfNeeded() }
        let former = self.layout
        let between =
            delegate?.collectionView(collection, transitionLayoutForOldLayout: former, newLayout: layout)
            ?? UICollectionViewTransitionLayout(currentLayout: former, nextLayout: layout)
        guard between.currentLayout === former, between.nextLayout === layout else {
            fatalError(
                "The delegate of \(label) gave a transition between other layouts than it was asked for. Make it with both "
                    + "layouts of collectionView(_:transitionLayoutForOldLayout:newLayout:).")
        }
        prepareTransition(from: former, to: layout)
        let mix = between.mix
        (mix.start, mix.goal) = (collection.contentOffset, collection.contentOffset)
        if isPrepared, mayMoveViews {
            askingLayout { layout.prepare() }
            mix.needsNext = false
            mix.goal = offsetAfterChange(to: layout)
        }
        mix.needsCurrent = !isPrepared || needsPreparation
        transition = InteractiveTransition(layout: between, completion: completion)
        replaceLayout(with: between)
        return between
    }

    private func checkStart(to layout: UICollectionViewLayout) {
        guard transition == nil else {
            fatalError(
                "An interactive transition of \(label) was started in the middle of another one. Call "
                    + "finishInteractiveTransition() or cancelInteractiveTransition() first.")
        }
        guard layout !== self.layout else {
            fatalError(
                "An interactive transition of \(label) was started to the layout that it has. Start it to another one.")
        }
        checkOwner(of: layout)
    }

    /// The progress of a transition is another one: the content moves along.
    func transitionDidProgress(_ layout: UICollectionViewTransitionLayout) {
        guard transition?.layout === layout, mayMoveViews else { return }
        prepareIfNeeded()
        if layout.mix.offset != collection.contentOffset { collection.contentOffset = layout.mix.offset }
    }

    /// Ends a transition at one of its ends, in one motion from the present positions.
    func endTransition(isFinished: Bool) {
        guard let transition else {
            fatalError(
                "An interactive transition of \(label) was to end, and none is under way. Call "
                    + "startInteractiveTransition(to:completion:) first.")
        }
        let mix = transition.layout.mix
        leaveTransition(for: isFinished ? mix.next : mix.current, animated: true, to: isFinished ? mix.goal : mix.start)
        {
            transition.completion?(isFinished, $0)
        }
    }

    /// Changes from the middle of a transition to a layout.
    func leaveTransition(
        for layout: UICollectionViewLayout, animated: Bool, to offset: CGPoint?, _ completion: @escaping (Bool) -> Void
    ) {
        guard let between = transition?.layout else { return }
        transition = nil
        if mayMoveViews { collection.layoutIfNeeded() }
        if mayMoveViews, isPrepared, !needsPreparation {
            move(LayoutMotion(of: self, from: between, to: layout), animated: animated, [completion], to: offset) {}
        } else {
            exchangeLayout(for: layout)
            finish([completion], collection.window != nil)
        }
        for other in between.mix.layouts where other !== layout {
            other.finalizeLayoutTransition()
            other.engine = nil
        }
    }
}
