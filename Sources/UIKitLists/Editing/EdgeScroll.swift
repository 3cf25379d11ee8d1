import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation
import UIKitCore

/// Scrolls a list while a finger is near the edge at its beginning or its end, the faster the nearer.
final class EdgeScroll {
    /// Points from the list's edges within which it scrolls.
    private static let zone: CGFloat = 50
    /// Points per second at the very edge.
    private static let topSpeed: CGFloat = 600

    private weak var list: UIScrollView?
    private let isHorizontal: Bool
    /// Called after each step.
    private let didScroll: () -> Void
    /// Where the finger is, from the upper or left edge.
    private var finger: CGFloat = 0
    private var link: CADisplayLink?
    private var lastTime: CFTimeInterval = 0

    init(of list: UIScrollView, isHorizontal: Bool = false, didScroll: @escaping () -> Void) {
        (self.list, self.isHorizontal) = (list, isHorizontal)
        self.didScroll = didScroll
    }

    /// Starts, continues or stops scrolling after the finger has moved.
    func follow(_ finger: CGFloat) {
        self.finger = finger
        guard speed != 0 else { return stop() }
        guard link == nil else { return }
        lastTime = 0
        let made = CADisplayLink(target: self, selector: EdgeScroll.step)
        made.add(to: .main, forMode: .common)
        link = made
    }

    func stop() {
        link?.invalidate()
        link = nil
    }

    /// The room before and behind the content, and how much shows.
    private var room: (before: CGFloat, behind: CGFloat, length: CGFloat) {
        guard let list else { return (0, 0, .infinity) }
        let (inset, size) = (list.adjustedContentInset, list.bounds.size)
        return isHorizontal ? (inset.left, inset.right, size.width) : (inset.top, inset.bottom, size.height)
    }

    /// Points per second.
    private var speed: CGFloat {
        let room = room
        let (first, last) = (finger - room.before, room.length - room.behind - finger)
        if first < Self.zone { return -Self.topSpeed * min(1, 1 - first / Self.zone) }
        if last < Self.zone { return Self.topSpeed * min(1, 1 - last / Self.zone) }
        return 0
    }

    private func step(_ link: CADisplayLink) {
        let time = link.timestamp
        defer { lastTime = time }
        guard let list else { return stop() }
        guard lastTime > 0 else { return }
        let room = room
        let content = isHorizontal ? list.contentSize.width : list.contentSize.height
        let former = isHorizontal ? list.contentOffset.x : list.contentOffset.y
        let limit = max(-room.before, content + room.behind - room.length)
        let offset = min(max(former + speed * (time - lastTime), -room.before), limit)
        guard offset != former else { return stop() }
        if isHorizontal { list.contentOffset.x = offset } else { list.contentOffset.y = offset }
        didScroll()
    }
}
