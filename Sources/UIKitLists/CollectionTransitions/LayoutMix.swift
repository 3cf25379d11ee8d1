import CoreGraphics

/// Two layouts and how far a collection is between them.
final class LayoutMix {
    let current: UICollectionViewLayout
    let next: UICollectionViewLayout
    var progress: CGFloat = 0
    /// The numbers of subclasses.
    var values: [String: CGFloat] = [:]
    /// Whether a layout is to be prepared before it is asked.
    var (needsCurrent, needsNext) = (true, true)
    /// The offset of the content in each of them.
    var start = CGPoint.zero
    var goal = CGPoint.zero
    /// The elements that show at one end or the other; nil until they are asked for.
    var keys: Set<ElementKey>?

    init(from current: UICollectionViewLayout, to next: UICollectionViewLayout) {
        (self.current, self.next) = (current, next)
    }

    var layouts: [UICollectionViewLayout] { [current, next] }

    /// The progress, limited to 0…1.
    var share: CGFloat { min(max(progress, 0), 1) }

    var offset: CGPoint {
        CGPoint(x: start.x + (goal.x - start.x) * share, y: start.y + (goal.y - start.y) * share)
    }

    /// A layout of the two is to be prepared again.
    func forget(_ layout: UICollectionViewLayout) {
        if layout === current { needsCurrent = true }
        if layout === next { needsNext = true }
        keys = nil
    }
}
