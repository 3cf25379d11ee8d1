package import Foundation

/// One segment of a path in user space.
package enum PathElement: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(to: CGPoint, CGPoint, CGPoint)
    case close

    func applying(_ t: CGAffineTransform) -> PathElement {
        switch self {
        case .move(let p): .move(p.applying(t))
        case .line(let p): .line(p.applying(t))
        case .curve(let end, let first, let second):
            .curve(to: end.applying(t), first.applying(t), second.applying(t))
        case .close: .close
        }
    }

    /// Every point that the segment names, control points included.
    var points: [CGPoint] {
        switch self {
        case .move(let p), .line(let p): [p]
        case .curve(let end, let first, let second): [first, second, end]
        case .close: []
        }
    }

    /// Hands out the same points without making an array of them.
    func forEachPoint(_ body: (CGPoint) -> Void) {
        switch self {
        case .move(let p), .line(let p): body(p)
        case .curve(let end, let first, let second):
            body(first)
            body(second)
            body(end)
        case .close: break
        }
    }
}
