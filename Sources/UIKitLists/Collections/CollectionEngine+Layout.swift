import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation
import UIKitCore

/// Which elements are on screen, and where.
extension CollectionEngine {
    /// So many times a layout begins again because it was invalidated meanwhile; then it is without end.
    private static let roundLimit = 100

    func layOut() {
        guard !isLayingOut, update == nil else { return }
        isLayingOut = true
        defer { isLayingOut = false }
        _ = loadedCounts
        guard collection.bounds.width > 0, collection.bounds.height > 0 else {
            removeAllViews()
            return detachUnused()
        }
        warnOutsideWindow()
        let change = animatedBounds
        animatedBounds = nil
        layOutRounds(change)
        showAppearing()
        restoreFocus()
        removeLeaving()
        detachUnused()
        layout.viewsDidLeave()
        letExchangedGo()
        if change != nil { layout.finalizeAnimatedBoundsChange() }
        layOutBackground()
        swipes.closeAfterScrolling()
        index.update()
        index.layOut()
        restoreItems()
        // A delegate that was notified of views may have invalidated the layout.
        if needsPreparation || !isLoaded || page == nil { collection.layer.markForFurtherLayout() }
    }

    private func layOutRounds(_ change: CGRect?) {
        var rounds = 0
        var sizing: ElementKey?
        repeat {
            rounds += 1
            guard rounds < Self.roundLimit else { stopEndless(sizing) }
            prepareIfNeeded()
            if rounds == 1, let change { layout.prepare(forAnimatedBoundsChange: change) }
            guard !needsPreparation, isLoaded else { continue }
            fillPage()
            guard !needsPreparation, isLoaded else { continue }
            makeMissing()
            if isLoaded, !needsPreparation { sizing = askForSizes() ?? sizing }
        } while needsPreparation || !isLoaded || page == nil
    }

    private func stopEndless(_ sizing: ElementKey?) -> Never {
        if let sizing {
            fatalError(
                "\(label) was laid out \(Self.roundLimit) times and \(sizing.label) said another size each time. Return a size "
                    + "from preferredLayoutAttributesFitting(_:) that depends only on the content and on the width.")
        }
        fatalError(
            "\(label) was laid out \(Self.roundLimit) times and \(type(of: layout)) was invalidated each time. Do not invalidate "
                + "a layout in the methods that it is asked by.")
    }

    /// Prepares the layout if it was invalidated, and sets the content size.
    func prepareIfNeeded() {
        _ = loadedCounts
        guard needsPreparation else { return }
        needsPreparation = false
        page = nil
        let anchor = isMeasuring ? measuredAnchor : nil
        let size = askingLayout {
            layout.prepare()
            isPrepared = true
            return layout.collectionViewContentSize
        }
        guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
            fatalError(
                "\(type(of: layout)) answered a collectionViewContentSize of \(size.width) by \(size.height). Return lengths of "
                    + "0 or more points.")
        }
        isMeasuring = false
        let shift = anchor.flatMap(shift(of:)) ?? .zero
        if shift.x > 0 || shift.y > 0 {
            // The content grows first, so that the offset is not cut.
            collection.contentSize = CGSize(
                width: max(size.width, collection.contentSize.width),
                height: max(size.height, collection.contentSize.height))
        }
        if shift != .zero { collection.shift(by: shift) }
        if collection.contentSize != size { collection.contentSize = size }
    }

    // MARK: Measured sizes

    /// The item that keeps its position while others are measured: the first one that begins in the visible part.
    ///
    /// It is nil where the content is at its beginning, or where no item is visible yet.
    private var measuredAnchor: ShownElement? {
        let inset = collection.adjustedContentInset
        let top = CGPoint(x: collection.bounds.minX + inset.left, y: collection.bounds.minY + inset.top)
        guard top.x > 0 || top.y > 0 else { return nil }
        for element in shown.views where element.key.category == .cell && element.isDisplayed && element.isInPage {
            if element.frame.minX >= top.x, element.frame.minY >= top.y { return element }
        }
        return nil
    }

    private func shift(of anchor: ShownElement) -> CGPoint? {
        guard motion == nil, let attributes = attributes(of: anchor.key) else { return nil }
        let now = attributes.shownFrame.origin
        var shift = CGPoint(x: now.x - anchor.frame.minX, y: now.y - anchor.frame.minY)
        // Scrolling inside a section does not move the collection.
        if let scroll = attributes.scroll { shift[scroll.axis] = 0 }
        return shift
    }

    // MARK: Pages

    /// The part around the visible rectangle that is kept, as a fraction of its size on each side.
    private static let reach: CGFloat = 0.5

    /// Asks the layout for the elements around the visible rectangle, unless they are known.
    private func fillPage() {
        let bounds = collection.bounds
        if let page, page.rectangle.contains(bounds) { return }
        let wide = bounds.insetBy(dx: -bounds.width * Self.reach, dy: -bounds.height * Self.reach)
        let inside = wide.intersection(CGRect(origin: .zero, size: collection.contentSize))
        let rectangle = inside.isNull ? bounds : inside.union(bounds)
        var elements: [LayoutPage.Element] = []
        var keys: Set<ElementKey> = []
        let emptyKey = emptyKey
        for attributes in attributes(in: rectangle) where !attributes.isHidden && attributes.key != emptyKey {
            guard keys.insert(attributes.key).inserted else { continue }
            check(attributes)
            elements.append(
                LayoutPage.Element(attributes, shown: shown[attributes.key]))
        }
        addMovedItem(to: &elements, &keys)
        page = LayoutPage(rectangle: rectangle, elements: elements)
        layout.pageWasFilled()
        for element in elements { layOut(element) }
        for element in shown.views {
            element.isInPage = keys.contains(element.key)
            // It stays while an update moves it, and is where the layout has it now, not where that had it before.
            guard !element.isInPage, !motions.isEmpty, let attributes = attributes(of: element.key) else { continue }
            element.apply(attributes, in: self)
        }
    }

    /// Puts the item that a finger moves where that is, instead of where the layout has room for it.
    private func addMovedItem(to elements: inout [LayoutPage.Element], _ keys: inout Set<ElementKey>) {
        guard let movement else { return }
        let (attributes, key) = (movement.attributes, ElementKey.cell(movement.current))
        check(attributes)
        elements.removeAll { $0.attributes.key == key }
        elements.append(LayoutPage.Element(attributes, shown: shown[key]))
        keys.insert(key)
    }

    private func layOut(_ element: LayoutPage.Element) {
        guard let shown = element.shown else { return }
        // A finger is not waited for.
        guard let movement, movement.element === shown, !movement.isLifting else {
            return shown.apply(element.attributes, in: self)
        }
        UIView.performWithoutAnimation { shown.apply(element.attributes, in: self) }
    }

    /// The attributes of elements that touch a rectangle, mirrored where the layout is.
    func attributes(in rectangle: CGRect) -> [UICollectionViewLayoutAttributes] {
        attributes(in: rectangle, of: layout)
    }

    /// The attributes of an element, mirrored where the layout is; nil for none.
    func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        attributes(of: key, in: layout)
    }

    private func check(_ attributes: UICollectionViewLayoutAttributes) {
        let key = attributes.key
        attributes.check(from: layout, in: self)
        guard key.category != .cell || counts.contains(key.position) else {
            let sections = counts.sections
            let found =
                key.position.section >= 0 && key.position.section < sections.count
                ? "\(sections[key.position.section]) items in that section" : "\(sections.count) sections"
            fatalError(
                "\(type(of: layout)) gave attributes to \(key.label) in \(label), which has \(found). Compute the layout "
                    + "anew in prepare(), from the numbers that the collection says.")
        }
    }

    // MARK: Views

    /// Makes the views of elements on screen that have none.
    private func makeMissing() {
        let bounds = collection.bounds
        let started = generation
        removeBeforeJump(bounds)
        guard let elements = page?.elements else { return }
        for (index, element) in elements.enumerated() where !element.hasView && element.frame.touches(bounds) {
            guard generation == started, !needsPreparation, page != nil else { return }
            guard let made = makeView(element.attributes) else { return }
            page?.elements[index].shown = made
        }
    }

    /// If no visible element stays visible after a jump, puts all views into the reuse queues before new ones are requested.
    private func removeBeforeJump(_ bounds: CGRect) {
        guard motions.isEmpty, motion == nil, movement == nil, !shown.isEmpty, let page else { return }
        for element in page.elements where element.hasView && element.frame.touches(bounds) { return }
        keepViewsAttached(keepsTyped: true)
    }

    func makeView(_ attributes: UICollectionViewLayoutAttributes) -> ShownElement? {
        let started = generation
        let view = askForView(attributes)
        guard generation == started, isLoaded else {
            letWait(view, attributes.key)
            return nil
        }
        let element = ShownElement(attributes.key, view)
        element.isPlaceholder = attributes.key.category == .cell && placeholder(at: attributes.key.position) != nil
        view.isVeiled = gap.map { attributes.key == .cell($0.current) } ?? false
        if let cell = view as? UICollectionViewCell, !element.isPlaceholder {
            prepareExpansion(of: cell, at: attributes.key.position)
        }
        UIView.performWithoutAnimation {
            view.layer.removeAllAnimations()
            element.apply(attributes, in: self)
        }
        shown.insert(element, for: attributes.key)
        appearing.append(element)
        return element
    }

    /// Asks new views, and those whose content has changed, for their fitting sizes.
    ///
    /// - Returns: The key of an element whose size differs, nil for none.
    private func askForSizes() -> ElementKey? {
        guard layout.asksForSizes else {
            for element in appearing { element.needsSize = false }
            return nil
        }
        var asking: ElementKey?
        // Other elements have outdated attributes, and may become part of the page again.
        for element in shown.views where element.needsSize && element.isInPage {
            element.needsSize = false
            guard element.key.category != .decorationView, let original = element.attributes else { continue }
            guard !original.keepsWidth || !original.keepsHeight else { continue }
            let preferred = element.view.preferredLayoutAttributesFitting(original.copied())
            // Content that was brought up to date for that has just been measured.
            element.needsSize = false
            guard preferred.key == original.key else { continue }
            check(preferred)
            guard
                layout.shouldInvalidateLayout(
                    forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
            else { continue }
            asking = element.key
            isMeasuring = true
            let context = layout.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
            layout.invalidateLayout(with: context)
        }
        return asking
    }

    /// Adds new views to the collection and notifies the delegate of them.
    private func showAppearing() {
        let started = generation
        let bounds = collection.bounds
        var made = appearing
        appearing = []
        made.sort { $0.key < $1.key }
        for element in made {
            guard generation == started else { return }
            guard shown[element.key] === element else { continue }
            // The new layout may have moved the element off the screen; the delegate is then not notified.
            guard motion != nil || element.frame.touches(bounds) else {
                shown.remove(element.key)
                element.isGone = true
                letWait(element.view, element.key)
                continue
            }
            UIView.performWithoutAnimation { display(element) }
        }
    }

    func display(_ element: ShownElement) {
        let started = generation
        let path = dataPath(of: element.key)
        if element.isPlaceholder {
            let cell = element.view as? UICollectionViewCell
            cell?.isSelected = false
            cell?.isHighlighted = false
        } else if let cell = element.view as? UICollectionViewCell, element.key.category == .cell {
            prepareEditing(of: cell, at: element.key.position)
            cell.isSelected = selection.contains(element.key.position)
            if cell.isHighlighted { cell.isHighlighted = false }
            if hasActiveDrag { cell.setDragState(drag.state(at: dataPosition(of: element.key.position))) }
            delegate?.collectionView(collection, willDisplay: cell, forItemAt: path)
        } else if element.key.category == .supplementaryView {
            delegate?.collectionView(
                collection, willDisplaySupplementaryView: element.view, forElementKind: element.key.kind, at: path)
        }
        guard generation == started, shown[element.key] === element else {
            // One that was removed meanwhile waits already.
            if !element.isGone { letWait(element.view, element.key) }
            return
        }
        element.isDisplayed = true
        addView(of: element)
        element.view.overrideTraits(with: nil)
        motion?.enter(element)
    }

    // MARK: Surroundings

    private static var hasWarned = false

    private func warnOutsideWindow() {
        guard collection.window == nil, !Self.hasWarned else { return }
        Self.hasWarned = true
        Diagnostics.log(
            "\(label) is laid out and in no window. All views that would show are made for that, by traits that may be others "
                + "later; lay collections out only in a window.")
    }

    private func layOutBackground() {
        if let view = collection.backgroundView, view.frame != collection.bounds { view.frame = collection.bounds }
    }

    func backgroundDidChange(from former: UIView?) {
        former?.removeFromSuperview()
        if let view = collection.backgroundView { collection.insertSubview(view, at: 0) }
        collection.setNeedsLayout()
    }
}
