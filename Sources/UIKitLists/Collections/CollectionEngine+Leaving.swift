import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// Views that come into the collection and leave it.
extension CollectionEngine {
    /// Puts a view in front of all others of the collection whose index is not larger.
    func add(_ view: UICollectionReusableView, at index: Int) {
        view.shownIndex = index
        let subviews = collection.subviews
        var behind: UIView?
        for other in subviews.reversed() {
            // Bars and what an app adds are not in the order of the layout.
            guard let other = other as? UICollectionReusableView, other !== view else { continue }
            if other.shownIndex <= index { break }
            behind = other
        }
        if let behind {
            collection.insertSubview(view, belowSubview: behind)
        } else if view.superview !== collection || collection.subviews.last !== view {
            collection.addSubview(view)
        }
    }

    /// The view that has the keyboard, itself or something in it; nil for none.
    private var typedView: UICollectionReusableView? {
        var view = collection.window?.storedFirstResponder as? UIView
        while let current = view {
            if let cell = current as? UICollectionReusableView, cell.superview === collection { return cell }
            view = current.superview
        }
        return nil
    }

    /// Whether an element has the keyboard, itself or something in it.
    func isTyped(_ element: ShownElement) -> Bool { element.view === typedView }

    /// Removes the views of elements that are not on screen any more; while an update moves them there they stay.
    func removeLeaving() {
        guard motion == nil, motions.isEmpty else { return }
        let bounds = collection.bounds
        var typed: UICollectionReusableView??
        for element in shown.views where (!element.isInPage || !element.frame.touches(bounds)) && !element.isLifted {
            if typed == nil { typed = .some(typedView) }
            // The keyboard stays with an item that is scrolled off the screen.
            if typed == .some(element.view), counts.contains(element.key.position), keepsOffScreen(element) { continue }
            let started = generation
            remove(element)
            guard generation == started else { return }
        }
    }

    private func keepsOffScreen(_ element: ShownElement) -> Bool {
        guard let attributes = attributes(of: element.key) else { return false }
        element.apply(attributes, in: self)
        return true
    }

    /// Takes the view of an element out of the collection, and tells the delegate if it was told of it.
    func remove(_ element: ShownElement, keepsAttached: Bool = false) {
        shown.remove(element.key)
        element.isGone = true
        if element.key.category == .cell { touches.cellWillLeave(element.key.position) }
        if keepsAttached, element.isDisplayed {
            element.view.layer.removeAllAnimations()
            attached.append(element.view)
        } else {
            element.view.removeFromSuperview()
        }
        didRemove(element)
    }

    /// A view has left the screen: the delegate is told, and it waits to be used again.
    func didRemove(_ element: ShownElement) {
        let (view, key) = (element.view, element.key)
        if element.isDisplayed {
            element.isDisplayed = false
            let path = dataPath(of: key)
            if let cell = view as? UICollectionViewCell, key.category == .cell {
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
            if keepsTyped, element.view === typed, counts.contains(element.key.position) { continue }
            remove(element, keepsAttached: element.view !== typed)
        }
        appearing = []
    }

    /// Removes views that waited as subviews and were not used again.
    func detachUnused() {
        guard !attached.isEmpty else { return }
        let used = Set(shown.views.map { ObjectIdentifier($0.view) })
        for view in attached where view.superview === collection && !used.contains(ObjectIdentifier(view)) {
            view.removeFromSuperview()
        }
        attached = []
    }

    func removeAllViews() {
        for motion in motions { motion.end() }
        for element in shown.views { remove(element) }
        appearing = []
        page = nil
    }

    /// Lets go of the decoration views, which are the layout's.
    func removeDecorations() {
        for element in shown.views where element.key.category == .decorationView { remove(element) }
    }
}
