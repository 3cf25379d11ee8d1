import CoreGraphics
import Foundation
import UIFoundation

/// The focusable views of a window in reading order: members of one view stay together, rows are ordered from the top, and in a
/// row text's direction decides.
struct FocusOrder {
    /// Views that follow each other, with the rectangle around them in the window.
    private struct Part {
        var views: [UIView]
        var area: CGRect
    }

    /// One stop of Tab: a view alone, or the views of a group.
    struct Stop {
        let group: String?
        var views: [UIView]
    }

    let views: [UIView]

    init(in window: UIWindow) { views = Self.parts(of: window, in: window)?.views ?? [] }

    private static func parts(of view: UIView, in window: UIWindow) -> Part? {
        guard FocusEligibility.isOpen(view) else { return nil }
        let inner = view.subviews.compactMap { parts(of: $0, in: window) }
        let isMirrored = view.traitCollection.runsRightToLeft
        var part = Part(
            views: rows(of: inner, isMirrored: isMirrored).flatMap(\.views),
            area: inner.reduce(CGRect.null) { $0.union($1.area) })
        let frame = frame(of: view)
        if view.canBecomeFocused, FocusEligibility.isInSight(view, of: window) {
            part.views.insert(view, at: 0)
            part.area = frame
        } else if view is UIScrollView {
            // Content that is scrolled away is ordered by the scroll view's frame.
            part.area = frame
        }
        return part.views.isEmpty ? nil : part
    }

    /// Parts whose middle is above the lower edge of a row's first one belong to that row.
    private static func rows(of parts: [Part], isMirrored: Bool) -> [Part] {
        guard parts.count > 1 else { return parts }
        var rows: [[Part]] = []
        var end = -CGFloat.infinity
        for part in parts.sorted(by: { $0.area.minY < $1.area.minY }) {
            if part.area.midY < end {
                rows[rows.count - 1].append(part)
            } else {
                rows.append([part])
                end = part.area.maxY
            }
        }
        return rows.flatMap { row in
            row.sorted { isMirrored ? $0.area.maxX > $1.area.maxX : $0.area.minX < $1.area.minX }
        }
    }

    /// A view's frame in its window.
    static func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    /// Whether a view is in the order.
    func contains(_ view: UIView) -> Bool { views.holds(view) }

    /// The stops of Tab in order; a group has the position of its first member.
    var stops: [Stop] {
        var stops: [Stop] = []
        var places: [String: Int] = [:]
        for view in views {
            let group = view.nearestFocusGroup
            if let group, let place = places[group] {
                stops[place].views.append(view)
            } else {
                if let group { places[group] = stops.count }
                stops.append(Stop(group: group, views: [view]))
            }
        }
        return stops
    }

    // MARK: Arrows

    /// The closest view of the same group in an arrow's direction.
    ///
    /// Views straight ahead are preferred to others; up and down only unless another one's far side is nearer.
    func neighbor(_ heading: UIFocusHeading, of view: UIView) -> UIView? {
        let group = view.nearestFocusGroup
        let start = Self.turned(Self.frame(of: view), heading)
        var ahead: (view: UIView, distance: CGFloat, cost: CGFloat)?
        var aside: (view: UIView, farSide: CGFloat, cost: CGFloat)?
        for other in views where other !== view && other.nearestFocusGroup == group {
            let end = Self.turned(Self.frame(of: other), heading)
            guard end.midX > start.midX, end.maxX > start.maxX else { continue }
            // Views inside or around the view are left out.
            let along = max(0, end.minX - start.maxX)
            let across = max(0, end.minY - start.maxY, start.minY - end.maxY)
            let offset = (end.midY - start.midY).magnitude
            guard along > 0 || across == 0 || end.midX - start.midX > offset else { continue }
            let cost = along + 3 * across + offset / 4
            if across == 0 {
                if cost < ahead?.cost ?? .infinity { ahead = (other, along, cost) }
            } else if cost < aside?.cost ?? .infinity {
                aside = (other, end.maxX - start.maxX, cost)
            }
        }
        guard let ahead, let aside else { return ahead?.view ?? aside?.view }
        let isLevel = heading == .left || heading == .right
        return isLevel || ahead.distance < aside.farSide ? ahead.view : aside.view
    }

    /// A rectangle turned so that a direction becomes that to the right.
    private static func turned(_ rect: CGRect, _ heading: UIFocusHeading) -> CGRect {
        switch heading {
        case .left: CGRect(x: -rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        case .up: CGRect(x: -rect.maxY, y: rect.minX, width: rect.height, height: rect.width)
        case .down: CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
        default: rect
        }
    }
}
