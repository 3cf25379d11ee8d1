public import CoreGraphics
public import Foundation
@_spi(Subclassing) public import UIKitCore

/// Shows a collection that fills its view, and is its data source and delegate.
///
/// Overridden methods of both protocols need no mention of these.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegate
{
    private let firstLayout: UICollectionViewLayout?
    /// The collection that the controller made, was given or shares.
    var ownedCollection: UICollectionView?
    /// The layout with which the controller shows a collection that it shares, while another one shows it.
    lazy var restingLayout: UICollectionViewLayout? = firstLayout

    /// Makes a controller of a collection with a layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        firstLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller of the collection in an interface file; without a file, of one that is assigned, or made in an override
    /// of `loadView`.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: The name of an interface file; nil for none.
    ///   - nibBundleOrNil: The bundle that has the file; nil for the main one.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        firstLayout = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller from an archive: an interface file gives it its collection, when that is loaded.
    public required init?(coder: NSCoder) {
        firstLayout = nil
        super.init(coder: coder)
        if let coder = coder.interface { decodeCollectionController(from: coder) }
    }

    /// The collection, as large as the view; reading it loads the view.
    open var collectionView: UICollectionView! {
        get { shownCollection }
        set { show(newValue) }
    }

    /// The layout of the collection, or the one that it will have.
    open var collectionViewLayout: UICollectionViewLayout { layoutOfCollection }

    /// Whether the selection is cleared when the view is about to appear; true at first.
    ///
    /// With an animated appearance it is cleared along, and restored if the appearance is cancelled.
    open var clearsSelectionOnViewWillAppear = true

    /// Whether a long press on an item moves it, where the data source lets it; true at first.
    open var installsStandardGestureForInteractiveMovement = true { didSet { movementPressMayChange() } }
    private var movementPress: MovementPress?

    /// Whether the controller, pushed above another one of a collection, changes that one's layout instead of sliding in.
    ///
    /// Both show the same collection then, whose data source and delegate remain those of the lower controller unless an app
    /// changes them. Its layout changes in one motion to that with which this controller was made, and back when it is popped; a
    /// swipe back from the edge is not possible. Set it before the controller is pushed; that at the root has it false, which is
    /// the value at first.
    open var useLayoutToLayoutNavigationTransitions = false

    // MARK: UIViewController

    open override func loadView() { loadCollection() }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if !animated { adoptSharedCollection() }
        if lowerOwner == nil { selectionWillEnd(animated) }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        adoptSharedCollection()
        collectionView.flashScrollIndicators()
    }

    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        collectionView.isEditing = editing
    }

    // MARK: UICollectionViewDataSource

    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { refuseCell(indexPath) }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { refuseView(kind, indexPath) }

    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: index) }

    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        collectionView.engine.movesItems
    }

    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    // MARK: UICollectionViewDelegate

    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}

    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {}

    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}

    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}

    open func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { true }

    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}

    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}

    open func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { true }

    open func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool { true }

    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

    open func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { !collectionView.isEditing }

    open func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) {}

    open func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { true }

    open func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { collectionView.allowsMultipleSelectionDuringEditing }

    open func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {}

    open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}

    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? { collectionView.engine.menuOfOne(at: point) }

    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    open func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    open func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        collectionView.engine.allowsSelection
    }

    open func collectionView(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool { true }

    open func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {}

    open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { nil }

    open func collectionView(
        _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool { collectionView.selectionFollowsFocus }

    open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { true }

    open func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        self.collectionView(
            collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath, toProposedIndexPath: proposedIndexPath)
    }

    open func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { proposedIndexPath }

    open func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }

    open func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { proposedContentOffset }

    // MARK: UIScrollViewDelegate

    /// The items moved.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    /// The zoom scale of the collection changed.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

    /// The user begins to drag the items.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    /// The user is about to lift the finger; `velocity` is in points per millisecond, `targetContentOffset` where items
    /// would rest.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    /// The user lifted the finger; `decelerate` says whether the items keep moving.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

    /// The items begin to run on by themselves.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

    /// The items have stopped moving.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    /// An animated change of the offset that the app asked for is over.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

    /// The view to scale; nil for none.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

    /// Fingers begin to zoom a `view`.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

    /// Zooming of a `view` is over, at its `scale`.
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}

    /// Whether a tap on the status bar may scroll to the first item.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

    /// A tap on the status bar has scrolled to the first item.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

    /// The insets changed that the safe area adds to.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

    // MARK: Within the framework

    @_spi(Subclassing) open override func stackAnimator(
        isPush: Bool, over other: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { sharingAnimator(isPush: isPush, over: other) }

    /// Whether the controller has its collection.
    var hasCollection: Bool { ownedCollection != nil }

    /// Remembers the collection of an interface file, which lies in the view.
    func adopt(_ collection: UICollectionView) {
        ownedCollection = collection
        movementPressMayChange()
    }

    /// Has the view load its collection, and remembers it.
    private func loadCollection() {
        let lowerOwner = lowerOwner
        if firstLayout == nil, ownedCollection == nil, loadInterface() {
            adoptLoadedCollection()
            guard let lowerOwner else { return }
            keepLoadedLayout()
            return ownedCollection = lowerOwner.collectionView
        }
        if let lowerOwner {
            view = UIView(frame: UIScreen.main.bounds)
            return ownedCollection = lowerOwner.collectionView
        }
        guard let layout = ownedCollection?.collectionViewLayout ?? firstLayout else { return super.loadView() }
        let collection = ownedCollection ?? makeCollection(layout)
        ownedCollection = collection
        view = wrap(collection)
        movementPressMayChange()
    }

    private var shownCollection: UICollectionView {
        loadViewIfNeeded()
        if let ownedCollection { return ownedCollection }
        fatalError(
            "\(ObjectNames.label(of: self)) has no collection view. Make it with init(collectionViewLayout:), or assign "
                + "collectionView in loadView.")
    }

    private var layoutOfCollection: UICollectionViewLayout {
        if useLayoutToLayoutNavigationTransitions, ownedCollection?.superview !== viewIfLoaded, let restingLayout {
            return restingLayout
        }
        if let layout = ownedCollection?.collectionViewLayout ?? firstLayout { return layout }
        return shownCollection.collectionViewLayout
    }

    /// Gives the collection the press that moves items, or takes it away.
    private func movementPressMayChange() {
        let collection = installsStandardGestureForInteractiveMovement ? ownedCollection : nil
        guard movementPress?.view !== collection else { return }
        if let press = movementPress { press.view?.removeGestureRecognizer(press) }
        movementPress = collection.map { MovementPress(on: $0) }
    }

    private func show(_ collection: UICollectionView?) {
        let former = ownedCollection
        ownedCollection = collection
        movementPressMayChange()
        guard let collection, let view = viewIfLoaded, collection !== former else { return }
        former?.removeFromSuperview()
        // One of an interface file is where that has it.
        if !collection.isDescendant(of: view) { fill(view, with: collection) }
    }
}
