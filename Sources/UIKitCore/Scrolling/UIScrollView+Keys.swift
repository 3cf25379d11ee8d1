import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation

/// Scrolling by keys.
extension UIScrollView {
    /// The distance in points of one line by keys: that of one step of a wheel.
    static let lineLength: CGFloat = 53

    /// Whether a key may scroll the content, and there is content left in its direction.
    func canScroll(by key: KeyScroll) -> Bool {
        guard allowsKeyboardScrolling, isScrollEnabled else { return false }
        let start = keyStart
        return target(of: key, from: start) != start
    }

    /// Scrolls by a key; the distance is added to that of a running movement by keys.
    func scroll(by key: KeyScroll) {
        let isRunning = motion?.cause == .keyboard
        run(
            eased(
                to: pixelAligned(target(of: key, from: keyStart)), cause: .keyboard, duration: Self.scrollDuration,
                pace: isRunning ? .easeOut : .easeInEaseOut))
    }

    private var keyStart: CGPoint {
        motion?.cause == .keyboard ? motion?.destination ?? contentOffset : contentOffset
    }

    private func target(of key: KeyScroll, from start: CGPoint) -> CGPoint {
        let port = bounds.inset(by: adjustedContentInset)
        var offset = start
        let length = key.axis == .vertical ? port.height : port.width
        let translation: CGFloat =
            switch key.step {
            case .edge: .greatestFiniteMagnitude
            case _ where isPagingEnabled: key.axis == .vertical ? bounds.height : bounds.width
            case .line: Self.lineLength
            case .page: max(Self.lineLength, length - Self.lineLength)
            }
        let signed = key.isForward ? translation : -translation
        if key.axis == .vertical { offset.y += signed } else { offset.x += signed }
        return resting(offset)
    }
}
