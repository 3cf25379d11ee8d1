import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// Views that are added to the collection and removed from it.
extension CollectionEngine {
    /// Puts the view of an element in front of all others whose index is not larger, in the collection or where its section
    /// scrolls by itself.
    func addView(of element: ShownElement) {
        let index = element.attributes?.zIndex ?? 0
        guard let scroll = element.host else { return add(element.view, at: index, to: collection) }
        let (host, hostIndex) = scroll.host()
        if host.superview !== collection { add(host, at: hostIndex, to: collection) }
        add(element.view, at: index, to: host)
    }

    private func add(_ view: any OrderedSubview, at index: Int, to host: UIView) {
        view.shownIndex = index
        let subviews = host.subviews
        var behind: UIView?
        for other in subviews.reversed() {
            // Bars and views of the app are not part of the layout's order.
            guard let other = other as? any OrderedSubview, other !== view else { continue }
            if other.shownIndex <= index { break }
            behind = other
        }
        if let behind {
            host.insertSubview(view, belowSubview: behind)
        } else if view.superview !== host || subviews.last(where: { !($0 is IndexStrip) }) !== view {
            if host === collection { self.index.add(view) } else { host.addSubview(view) }
        }
    }

    /// The view that contains the first responder; nil for none.
    private var typedView: UICollectionReusableView? {
        var view = collection.window?.storedFirstResponder as? UIView
        while let current = view {
            if let cell = current as? UICollectionReusableView, isHost(cell.superview) { return cell }
            view = current.superview
        }
        return nil
    }

    /// Whether views of elements are in a view: the collection, or one in which a section of it scrolls by itself.
    private func isHost(_ view: UIView?) -> Bool {
        view === collection || view is SectionScrollView && view?.superview === collection
    }

    /// Whether an element contains the first responder.
    func isTyped(_ element: ShownElement) -> Bool { element.view === typedView }

    /// Removes the views of elements that are not on screen any more; while an update moves them there they stay.
    func removeLeaving() {
        guard motion == nil, motions.isEmpty else { return }
        let bounds = collection.bounds
        var typed: UICollectionReusableView??
        for element in shown.views where (!element.isInPage || !element.frame.touches(bounds)) && !element.isLifted {
            if typed == nil { typed = .some(typedView) }
            // The keyboard stays with an item that is scrolled off the screen.
            if typed == .some(element.view) || hasFocus(element), counts.contains(element.key.position),
                keepsOffScreen(element)
            {
                continue
            }
            let started = generation
            remove(element)
            guard generation == started else { return }
        }
    }

    /// Whether an element has the keyboard's focus, or is about to.
    private func hasFocus(_ element: ShownElement) -> Bool {
        element.key.category == .cell && focus.keeps(element.key.position)
    }

    private func keepsOffScreen(_ element: ShownElement) -> Bool {
        guard let attributes = attributes(of: element.key) else { return false }
        element.apply(attributes, in: self)
        return true
    }

    /// Removes the view of an element from the collection, and notifies the delegate if it was notified of its display.
    func remove(_ element: ShownElement, keepsAttached: Bool = false) {
        if swipes.swipe?.cell === element.view { swipes.close(animated: false) }
        shown.remove(element.key)
        element.isGone = true
        if element.key.category == .cell { touches.cellWillLeave(element.key.position, element.view) }
        if keepsAttached, element.isDisplayed {
            element.view.layer.removeAllAnimations()
            attached.append(element.view)
        } else {
            element.view.removeFromSuperview()
        }
        didRemove(element)
    }

    /// Notifies the delegate that a view has left the screen, and puts it into its reuse queue.
    func didRemove(_ element: ShownElement) {
        let (view, key) = (element.view, element.key)
        if element.isDisplayed {
            element.isDisplayed = false
            let path = dataPath(of: key)
            if element.isPlaceholder {
                // The delegate was not notified of its display.
            } else if let cell = view as? UICollectionViewCell, key.category == .cell {
                delegate?.collectionView(collection, didEndDisplaying: cell, forItemAt: path)
            } else if key.category == .supplementaryView {
                delegate?.collectionView(
                    collection, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: path)
            }
        }
        letWait(view, key)
    }

    /// Has all views wait for other elements, and remain subviews until the next layout has ended.
    ///
    /// With `keepsTyped` the one that has the keyboard stays.
    func keepViewsAttached(keepsTyped: Bool = false) {
        let typed = typedView
        for element in shown.views {
            let isKept = element.view === typed || hasFocus(element)
            if keepsTyped, isKept, counts.contains(element.key.position) { continue }
            remove(element, keepsAttached: element.view !== typed)
        }
        appearing = []
    }

    /// Removes views that waited as subviews and were not used again.
    func detachUnused() {
        guard !attached.isEmpty else { return }
        let used = Set(shown.views.map { ObjectIdentifier($0.view) })
        for view in attached where isHost(view.superview) && !used.contains(ObjectIdentifier(view)) {
            view.removeFromSuperview()
        }
        attached = []
    }

    func removeAllViews() {
        for motion in motions { motion.end() }
        for element in shown.views { remove(element) }
        appearing = []
        page = nil
        layout.viewsDidLeave()
    }

    /// Removes the decoration views, which belong to the layout.
    func removeDecorations() {
        for element in shown.views where element.key.category == .decorationView { remove(element) }
    }
}
