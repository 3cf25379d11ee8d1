import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// Where items are, and which are on screen.
extension CollectionEngine {
    /// The scroll view with the items, for code that tables and collections share.
    var list: UIScrollView { collection }

    /// Calls a closure that asks the layout, with the numbers of items on screen: those of the data with the drag's gap and
    /// with placeholders.
    func askingLayout<Answer>(_ question: () -> Answer) -> Answer {
        layoutQuestions += 1
        defer { layoutQuestions -= 1 }
        return question()
    }

    /// The position on screen of an item that an app names: as the data has it, or as a layout that is being asked has it.
    func askedPosition(of position: ItemPosition) -> ItemPosition {
        layoutQuestions > 0 ? position : shownPosition(of: position)
    }

    // MARK: Mirrored layouts

    /// Whether a layout is shown mirrored, since it was made for the other direction.
    func isMirrored(_ layout: UICollectionViewLayout) -> Bool {
        layout.flipsHorizontallyInOppositeLayoutDirection
            && collection.effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
    }

    /// Attributes of a layout as they are shown: mirrored where the layout is.
    func shown(
        _ attributes: UICollectionViewLayoutAttributes, of layout: UICollectionViewLayout
    ) -> UICollectionViewLayoutAttributes {
        guard isMirrored(layout) else { return attributes }
        let copy = attributes.copied()
        copy.center.x = layout.collectionViewContentSize.width - attributes.center.x
        return copy
    }

    /// The attributes that a layout has for elements that touch a rectangle, as they are shown.
    func attributes(in rectangle: CGRect, of layout: UICollectionViewLayout) -> [UICollectionViewLayoutAttributes] {
        guard isMirrored(layout) else {
            return askingLayout { layout.layoutAttributesForElements(in: rectangle) ?? [] }
        }
        var asked = rectangle
        asked.origin.x = layout.collectionViewContentSize.width - rectangle.maxX
        return askingLayout { layout.layoutAttributesForElements(in: asked) ?? [] }.map { shown($0, of: layout) }
    }

    /// The attributes that a layout has for an element, as they are shown; nil for none.
    func attributes(of key: ElementKey, in layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
        askingLayout { layout.attributes(of: key) }.map { shown($0, of: layout) }
    }

    // MARK: Items

    /// Lays out pending invalidations before a question; not during an update or while the data source makes a view.
    func layOutPending() {
        guard update == nil, request == nil else { return }
        if !isLayingOut, collection.window != nil { collection.layoutIfNeeded() }
        // During a layout pass, also a surrounding one, or without a size, only the layout is prepared.
        prepareIfNeeded()
    }

    func shownAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        if !isLayingOut, update == nil { prepareIfNeeded() }
        guard isPrepared else { return nil }
        guard key.category != .cell || counts.contains(key.position) else { return nil }
        return attributes(of: key)
    }

    /// The item at a point of the content, in front of others there; nil for none.
    func path(at point: CGPoint) -> IndexPath? {
        guard let item = shownItem(at: point), .cell(item) != emptyKey, placeholder(at: item) == nil else { return nil }
        return appPath(of: item)
    }

    /// The position on screen of the item at a point of the content, with the drag's gap as an item; nil for none.
    func shownItem(at point: CGPoint) -> ItemPosition? {
        if !isLayingOut, update == nil { prepareIfNeeded() }
        guard isPrepared else { return nil }
        var found: UICollectionViewLayoutAttributes?
        // A layout may return attributes outside of the rectangle, so the frames decide.
        for attributes in attributes(in: CGRect(x: point.x, y: point.y, width: 1, height: 1))
        where attributes.key.category == .cell && !attributes.isHidden && attributes.shownFrame.contains(point) {
            if found.map({ attributes.zIndex >= $0.zIndex }) ?? true { found = attributes }
        }
        return found?.key.position
    }

    func cell(at path: IndexPath) -> UICollectionViewCell? {
        ItemPosition(path).flatMap { cell(of: $0) }
    }

    func edge(_ kind: String, at path: IndexPath) -> UICollectionReusableView? {
        ItemPosition(path).flatMap { shown[.supplementary(kind, $0)]?.view }
    }

    /// The elements of a category and kind that are in sight.
    func visible(_ category: UICollectionView.ElementCategory, _ kind: String = "") -> [ShownElement] {
        var visible: [ShownElement] = []
        let bounds = collection.bounds
        for element in shown.views
        where element.key.category == category && element.key.kind == kind && element.isDisplayed && element.isInPage
            && !element.isPlaceholder
            && element.frame.touches(bounds)
        {
            visible.append(element)
        }
        return visible
    }

    func visiblePaths(_ category: UICollectionView.ElementCategory, _ kind: String = "") -> [IndexPath] {
        visible(category, kind).map(path)
    }

    /// The element that a view shows; nil for a view of none.
    func element(of view: UIView) -> ShownElement? {
        for element in shown.views where element.view === view { return element }
        return nil
    }

    func path(of view: UICollectionReusableView) -> IndexPath? {
        element(of: view).flatMap { $0.isPlaceholder ? nil : path(of: $0) }
    }

    /// The path by which an app knows an element; while an item is moved, that on screen.
    private func path(of element: ShownElement) -> IndexPath {
        element.key.category == .cell ? appPath(of: element.key.position) : element.key.position.path
    }

    // MARK: Scrolling

    /// The offset at which the layout wants flung content to stop.
    func restingOffset(proposing offset: CGPoint, _ velocity: CGPoint) -> CGPoint {
        guard isPrepared else { return offset }
        return askingLayout {
            layout.targetContentOffset(forProposedContentOffset: offset, withScrollingVelocity: velocity)
        }
    }

    func scroll(to path: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool) {
        guard loadedItem(at: path) != nil else { fatalError(missing(path, "scrolled to")) }
        checkPosition(position)
        layOutPending()
        // An app's layout has no attributes before `prepare()`, and outdated ones before it is prepared again.
        guard isPrepared, !needsPreparation, let item = loadedItem(at: path) else { return }
        layout.showItem(item, at: position, animated: animated)
        guard let frame = attributes(of: .cell(item))?.frame else { return }
        let goal = offset(showing: frame, at: position, from: collection.contentOffset)
        if goal != collection.contentOffset { collection.setContentOffset(goal, animated: animated) }
        guard !animated, collection.window != nil, layout.asksForSizes else { return }
        // Measuring the items there may move the item.
        for _ in 0..<5 {
            UIView.performWithoutAnimation { layOutPending() }
            guard isPrepared, !needsPreparation, let now = attributes(of: .cell(item))?.frame else { return }
            let better = offset(showing: now, at: position, from: collection.contentOffset)
            guard better != collection.contentOffset else { return }
            collection.setContentOffset(better, animated: false)
        }
    }

    private func checkPosition(_ position: UICollectionView.ScrollPosition) {
        let vertical: UICollectionView.ScrollPosition = [.top, .centeredVertically, .bottom]
        let horizontal: UICollectionView.ScrollPosition = [.left, .centeredHorizontally, .right]
        for axis in [vertical, horizontal] where position.intersection(axis).rawValue.nonzeroBitCount > 1 {
            fatalError(
                "\(label) was to scroll to several positions of one direction at once. Combine one of top, centeredVertically "
                    + "and bottom with one of left, centeredHorizontally and right.")
        }
    }

    /// The offset at which a rectangle is where it is to be; without position as near as can be to a start.
    func offset(
        showing frame: CGRect, at position: UICollectionView.ScrollPosition, from start: CGPoint,
        in contentSize: CGSize? = nil
    ) -> CGPoint {
        let (inset, size) = (collection.adjustedContentInset, collection.bounds.size)
        func along(
            _ near: CGFloat, _ far: CGFloat, _ now: CGFloat, _ length: CGFloat, _ before: CGFloat, _ behind: CGFloat,
            _ content: CGFloat, _ place: Int?
        ) -> CGFloat {
            var offset = now
            switch place {
            case 0: offset = near - before
            case 1: offset = (near + far) / 2 - before - (length - before - behind) / 2
            case 2: offset = far - length + behind
            default:
                let (first, last) = (now + before, now + length - behind)
                if near < first {
                    offset += near - first
                } else if far > last {
                    offset += min(far - last, near - first)
                }
            }
            return min(max(offset, -before), max(-before, content + behind - length))
        }
        let content = contentSize ?? collection.contentSize
        return CGPoint(
            x: along(
                frame.minX, frame.maxX, start.x, size.width, inset.left, inset.right, content.width, position.horizontal
            ),
            y: along(
                frame.minY, frame.maxY, start.y, size.height, inset.top, inset.bottom, content.height, position.vertical
            ))
    }
}
