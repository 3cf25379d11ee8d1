import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The motion of a collection's elements from one layout to another.
final class LayoutMotion: CollectionMotion {
    private unowned let engine: CollectionEngine
    let former: UICollectionViewLayout
    let layout: UICollectionViewLayout
    /// The state of the engine in which the positions of elements that left count.
    private let generation: Int
    /// The new elements, and their attributes at the end.
    private var entries: [(element: ShownElement, end: UICollectionViewLayoutAttributes)] = []
    /// The elements that leave.
    private var exits: [ShownElement] = []
    /// The views that were notified of the change.
    private var notified: [UICollectionReusableView] = []

    init(of engine: CollectionEngine, from former: UICollectionViewLayout, to layout: UICollectionViewLayout) {
        (self.engine, self.former, self.layout) = (engine, former, layout)
        generation = engine.generation
    }

    /// Notifies the visible views that the change begins.
    func announce() {
        notified = engine.shown.views.map(\.view)
        for view in notified { view.willTransition(from: former, to: layout) }
    }

    // MARK: Out

    /// Has decoration views leave that the new layout did not make.
    func releaseDecorations() {
        for element in engine.shown.views
        where element.key.category == .decorationView && element.view.maker !== layout {
            engine.shown.remove(element.key)
            element.isGone = true
            exits.append(element)
            element.apply(finalAttributes(of: element.key) ?? faded(element), in: engine)
        }
    }

    /// Sets the final attributes of new elements and of those that are no longer visible.
    func leave() {
        for (element, end) in entries where engine.shown[element.key] === element {
            element.apply(end, in: engine)
            element.view.layoutIfNeeded()
        }
        entries = []
        let bounds = engine.collection.bounds
        for element in engine.shown.views where !element.isInPage || !element.frame.touches(bounds) {
            guard !engine.isTyped(element) else { continue }
            engine.shown.remove(element.key)
            element.isGone = true
            if element.key.category == .cell { engine.touches.cellWillLeave(element.key.position, element.view) }
            exits.append(element)
            let end = finalAttributes(of: element.key) ?? engine.attributes(of: element.key) ?? faded(element)
            element.apply(end, in: engine)
            element.view.layoutIfNeeded()
        }
    }

    private func finalAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        former.finalAttributes(of: key).map { engine.shown($0, of: former) }
    }

    private func faded(_ element: ShownElement) -> UICollectionViewLayoutAttributes {
        guard let copy = element.attributes?.copied() else { return layout.makeAttributes(element.key) }
        copy.alpha = 0
        return copy
    }

    // MARK: In

    /// Has an element begin where the new layout says, or where the former one has it; else it fades in.
    func enter(_ element: ShownElement) {
        guard let end = element.attributes else { return }
        let key = element.key
        var start = layout.initialAttributes(of: key).map { engine.shown($0, of: layout) }
        if start == nil, key.category != .decorationView { start = engine.attributes(of: key, in: former) }
        if start == nil {
            start = end.copied()
            start?.alpha = 0
        }
        guard let start else { return }
        element.apply(start, in: engine)
        element.view.layoutIfNeeded()
        entries.append((element, end))
    }

    // MARK: The end

    /// The leaving elements, which may stay after all; none where positions have changed since.
    func revoke() -> [ShownElement] {
        guard generation == engine.generation else { return [] }
        defer { exits = [] }
        return exits
    }

    func end() {
        let gone = exits
        exits = []
        for element in gone {
            element.isGone = true
            element.view.removeFromSuperview()
            engine.didRemove(element)
        }
        for view in notified { view.didTransition(from: former, to: layout) }
        notified = []
        // Elements that stayed after all may leave by another motion only.
        engine.exchanged.append(former)
    }
}
