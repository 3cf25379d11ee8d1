import CoreGraphics
import Foundation
import QuartzCore

/// The frames of pages that curl, the edge that holds them, and the direction in which they are turned.
struct PageGeometry: Equatable {
    let size: CGSize
    let spine: UIPageViewController.SpineLocation
    let isVertical: Bool
    /// Whether pages follow each other from right to left.
    let isMirrored: Bool

    /// The frame of one of the pages that show, counted from the first.
    func frame(of index: Int) -> CGRect {
        let bounds = CGRect(origin: .zero, size: size)
        guard spine == .mid else { return bounds }
        let isFar = isMirrored ? index == 0 : index == 1
        if isVertical {
            let middle = (size.height / 2).rounded()
            return isFar
                ? CGRect(x: 0, y: middle, width: size.width, height: size.height - middle)
                : CGRect(x: 0, y: 0, width: size.width, height: middle)
        }
        let middle = (size.width / 2).rounded()
        return isFar
            ? CGRect(x: middle, y: 0, width: size.width - middle, height: size.height)
            : CGRect(x: 0, y: 0, width: middle, height: size.height)
    }

    /// The frame of a page in the air that has not been turned.
    var sheetFrame: CGRect { frame(of: spine == .mid ? 1 : 0) }

    /// The edge at which the page in the air is held.
    var edge: TransitionEffect.Edge {
        let isAtStart = spine != .max
        if isVertical { return isAtStart ? .top : .bottom }
        return isAtStart != isMirrored ? .left : .right
    }

    /// Whether a turn forward lifts the page that shows; otherwise it lays the next one over it.
    func liftsPage(_ direction: UIPageViewController.NavigationDirection) -> Bool {
        (direction == .forward) != (spine == .max)
    }

    /// The length of a page from the spine to its free edge, in points.
    var extent: CGFloat { isVertical ? sheetFrame.height : sheetFrame.width }

    /// The distance of a point from the spine, in points; more than 0 on the side of a page that has not been turned.
    func distance(of point: CGPoint) -> CGFloat {
        let place = sheetFrame
        switch edge {
        case .left: return point.x - place.minX
        case .right: return place.maxX - point.x
        case .top: return point.y - place.minY
        case .bottom: return place.maxY - point.y
        }
    }

    /// The progress of a page's turn when a finger has led its free edge along.
    ///
    /// The edge reaches the finger on the first part of its way, and stays there.
    /// - Parameters:
    ///   - start: how far from the spine the finger was first.
    ///   - way: how far it has moved towards the spine's other side when it lifts, or away from there when it lays down, in
    ///     points.
    func progress(from start: CGFloat, translation: CGFloat, lifts: Bool) -> CGFloat {
        guard extent > 0, translation > 0 else { return lifts ? 0 : 1 }
        let (edge, finger) = (lifts ? extent : -extent, start + (lifts ? -translation : translation))
        let gap = (edge - start) * max(0, 1 - translation / (extent / 4))
        return max(0, min(1, (extent - finger - gap) / (2 * extent)))
    }

    /// The tilt of a page that a finger holds at a point.
    func tilt(at point: CGPoint) -> CGFloat {
        let part = isVertical ? point.x / max(1, size.width) : point.y / max(1, size.height)
        return max(-1, min(1, 2 * part - 1)) * 0.3
    }

    /// The direction of the pages to which a movement leads; nil when it is along the spine.
    func direction(of translation: CGPoint) -> UIPageViewController.NavigationDirection? {
        let (main, other) =
            isVertical ? (translation.y, translation.x) : (isMirrored ? -translation.x : translation.x, translation.y)
        guard abs(main) > abs(other) else { return nil }
        return main < 0 ? .forward : .reverse
    }

    /// Toward which pages a tap at a point turns: the ones beyond the edge that it is near; nil away from both.
    func direction(ofTapAt point: CGPoint) -> UIPageViewController.NavigationDirection? {
        let length = isVertical ? size.height : size.width
        let place = isVertical ? point.y : isMirrored ? size.width - point.x : point.x
        // A fifth of the page at each end.
        if place < length / 5 { return .reverse }
        return place > length * 4 / 5 ? .forward : nil
    }
}
