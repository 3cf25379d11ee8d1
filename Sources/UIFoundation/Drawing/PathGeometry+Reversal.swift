import CoreGraphics
import Foundation

nonisolated extension PathGeometry {
    /// The same outline, each subpath running the other way and the last subpath first.
    var reversed: PathGeometry {
        var subpaths: [[PathElement]] = []
        for element in elements {
            if case .move = element { subpaths.append([]) }
            // After a close without a move the next segment starts where the closed subpath did.
            if subpaths.last?.last == .close, case .move(let start)? = subpaths.last?.first {
                subpaths.append([.move(start)])
            }
            if subpaths.isEmpty { subpaths.append([]) }
            subpaths[subpaths.count - 1].append(element)
        }
        var result = PathGeometry()
        for subpath in subpaths.reversed() { result.appendReversed(subpath) }
        return result
    }

    private mutating func appendReversed(_ subpath: [PathElement]) {
        let points = subpath.compactMap(\.end)
        guard let last = points.last else { return }
        move(to: last)
        var index = points.count - 1
        for element in subpath.reversed() {
            switch element {
            case .move: break
            case .line:
                index -= 1
                addLine(to: points[index])
            case .curve(_, let first, let second):
                index -= 1
                addCurve(to: points[index], control1: second, control2: first)
            case .close: break
            }
        }
        if subpath.last == .close { close() }
    }
}

nonisolated extension PathElement {
    /// The end point of the segment; nil for a close.
    fileprivate var end: CGPoint? {
        switch self {
        case .move(let point), .line(let point): point
        case .curve(let end, _, _): end
        case .close: nil
        }
    }
}
