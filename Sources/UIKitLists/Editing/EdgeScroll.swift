import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation
import UIKitCore

/// Scrolls a list while a finger is near its upper or lower edge, the faster the nearer.
final class EdgeScroll {
    /// Points from the list's edges within which it scrolls.
    private static let zone: CGFloat = 50
    /// Points per second at the very edge.
    private static let topSpeed: CGFloat = 600

    private unowned let list: UIScrollView
    /// Called after each step.
    private let didScroll: () -> Void
    /// Where the finger is, from the list's upper edge.
    private var finger: CGFloat = 0
    private var link: CADisplayLink?
    private var lastTime: CFTimeInterval = 0

    init(of list: UIScrollView, didScroll: @escaping () -> Void) {
        self.list = list
        self.didScroll = didScroll
    }

    /// Begins, goes on or stops as the finger has moved.
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

    /// Points per second.
    private var speed: CGFloat {
        let inset = list.adjustedContentInset
        let (first, last) = (finger - inset.top, list.bounds.height - inset.bottom - finger)
        if first < Self.zone { return -Self.topSpeed * min(1, 1 - first / Self.zone) }
        if last < Self.zone { return Self.topSpeed * min(1, 1 - last / Self.zone) }
        return 0
    }

    private func step(_ link: CADisplayLink) {
        let time = link.timestamp
        defer { lastTime = time }
        guard lastTime > 0 else { return }
        let inset = list.adjustedContentInset
        let limit = max(-inset.top, list.contentSize.height + inset.bottom - list.bounds.height)
        let offset = min(max(list.contentOffset.y + speed * (time - lastTime), -inset.top), limit)
        guard offset != list.contentOffset.y else { return stop() }
        list.contentOffset.y = offset
        didScroll()
    }
}
