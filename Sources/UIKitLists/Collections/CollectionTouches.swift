import CoreGraphics
import Foundation
import UIKitCore

/// A finger on an item, from the highlight to the choice.
final class CollectionTouches {
    /// A finger that has moved so far, in points, chooses no item.
    private static let slop: CGFloat = 10

    private unowned let engine: CollectionEngine
    private weak var touch: UITouch?
    private var start = CGPoint.zero
    /// The item that is highlighted; nil for none.
    private var position: ItemPosition?
    /// The cell that takes the tap as a whole; nil for none.
    private weak var actingCell: UICollectionViewCell?

    init(of engine: CollectionEngine) { self.engine = engine }

    private var collection: UICollectionView { engine.collection }

    func begin(_ touches: Set<UITouch>) {
        // A touch beside the buttons of an open item only closes it.
        guard !engine.swipes.isOpen else { return engine.swipes.close(animated: true) }
        // Hash order: there is one.
        guard touch == nil, touches.count == 1, let first = touches.first else { return }
        guard let item = item(of: first), let cell = cell(of: item) else { return }
        guard !cell.actsAsWhole else {
            return (touch, start, actingCell) = (first, first.location(in: collection.window), cell)
        }
        guard engine.allowsSelection, engine.gap == nil else { return }
        if engine.delegate?.collectionView(collection, shouldHighlightItemAt: engine.appPath(of: item)) == false {
            return
        }
        (touch, start, position) = (first, first.location(in: collection.window), item)
        cell.isHighlighted = true
        engine.delegate?.collectionView(collection, didHighlightItemAt: engine.appPath(of: item))
    }

    /// The item whose cell a finger touched; nil beside cells.
    private func item(of touch: UITouch) -> ItemPosition? {
        var view = touch.view
        while let current = view, current !== collection {
            if let cell = current as? UICollectionViewCell, let element = engine.element(of: cell) {
                return element.isPlaceholder ? nil : element.key.position
            }
            view = current.superview
        }
        return nil
    }

    /// The cell of an item, by its position on screen.
    private func cell(of item: ItemPosition) -> UICollectionViewCell? {
        engine.cellView(at: item) as? UICollectionViewCell
    }

    func move(_ touches: Set<UITouch>) {
        guard let touch, touches.contains(touch) else { return }
        let point = touch.location(in: collection.window)
        if hypot(point.x - start.x, point.y - start.y) > Self.slop { cancel() }
    }

    func end(_ touches: Set<UITouch>) {
        guard let touch, touches.contains(touch) else { return }
        self.touch = nil
        if let cell = actingCell {
            actingCell = nil
            return cell.act()
        }
        if let item = position { finish(item) }
    }

    /// Chooses the item of a cell as a tap does, for a key.
    func choose(_ cell: UICollectionViewCell) {
        guard !engine.swipes.isOpen else { return engine.swipes.close(animated: true) }
        guard position == nil, engine.gap == nil, let item = engine.shownItem(of: cell),
            engine.placeholder(at: item) == nil
        else { return }
        if engine.delegate?.collectionView(collection, shouldHighlightItemAt: engine.appPath(of: item)) == false {
            return
        }
        position = item
        cell.isHighlighted = true
        engine.delegate?.collectionView(collection, didHighlightItemAt: engine.appPath(of: item))
        finish(item)
    }

    private func finish(_ item: ItemPosition) {
        let acts = engine.isLoaded && engine.counts.contains(item) && engine.choose(item)
        // An update that the choice caused may have moved the item.
        let highlighted = position
        unhighlight()
        if acts, let highlighted { engine.act(on: highlighted) }
    }

    func cancel() {
        (touch, actingCell) = (nil, nil)
        unhighlight()
    }

    /// Gives the highlighted item its position after an update.
    func follow(_ batch: ResolvedBatch) {
        guard let item = position else { return }
        if let kept = batch.keptPosition(of: item) { position = kept } else { unhighlight() }
    }

    /// The cell of an item is about to be used for another one.
    func cellWillLeave(_ leaving: ItemPosition, _ view: UIView) {
        if view === actingCell { cancel() }
        if leaving == position { unhighlight() }
    }

    private func unhighlight() {
        guard let item = position else { return }
        position = nil
        cell(of: item)?.isHighlighted = false
        engine.delegate?.collectionView(collection, didUnhighlightItemAt: engine.appPath(of: item))
    }
}
