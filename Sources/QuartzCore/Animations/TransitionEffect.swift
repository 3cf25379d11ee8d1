import CoreGraphics
import Foundation

/// The composition of the former and the present look of a layer at a moment of a transition.
package nonisolated enum TransitionEffect: Hashable, Sendable {
    /// An edge of the layer on screen.
    package nonisolated enum Edge: Hashable, Sendable {
        case left, right, top, bottom

        /// The way from the edge across a size.
        func translation(across size: CGSize) -> CGSize {
            switch self {
            case .left: CGSize(width: size.width, height: 0)
            case .right: CGSize(width: -size.width, height: 0)
            case .top: CGSize(width: 0, height: size.height)
            case .bottom: CGSize(width: 0, height: -size.height)
            }
        }
    }

    /// One look turns into the other where it is.
    case dissolve
    case moveIn(from: Edge)
    case push(from: Edge)
    case reveal(from: Edge)
    /// The layer turns round; the edge moves towards the viewer first, and the present look is on the back.
    case flip(from: Edge)
    /// The former look is rolled up like a page, from the bottom right.
    case curlUp
    /// The present look is unrolled over the former one.
    case curlDown

    /// The distance of the viewer of a flip, in points.
    private static let viewerDistance: CGFloat = 1000

    /// One of the looks as an effect shows it.
    struct Picture {
        let isFormer: Bool
        var offset = CGSize.zero
        var composition: RareStyle.Composition?
    }

    /// The looks to show, back to front, when a part of the way, 0 to 1, lies behind.
    func pictures(at progress: CGFloat, in bounds: CGRect) -> [Picture] {
        func moved(_ isFormer: Bool, _ edge: Edge, by part: CGFloat) -> Picture {
            let translation = edge.translation(across: bounds.size)
            return Picture(
                isFormer: isFormer, offset: CGSize(width: translation.width * part, height: translation.height * part))
        }
        switch self {
        case .dissolve: return [Picture(isFormer: true), Picture(isFormer: false)]
        case .moveIn(let edge): return [Picture(isFormer: true), moved(false, edge, by: progress - 1)]
        case .push(let edge): return [moved(true, edge, by: progress), moved(false, edge, by: progress - 1)]
        case .reveal(let edge): return [Picture(isFormer: false), moved(true, edge, by: progress)]
        case .flip(let edge):
            let isFormer = progress < 0.5
            return [Picture(isFormer: isFormer, composition: .projected(flip(edge, at: progress, in: bounds)))]
        case .curlUp:
            let curl = PageCurl(bounds: bounds, progress: progress)
            return [Picture(isFormer: false), Picture(isFormer: true, composition: .curled(curl))]
        case .curlDown:
            let curl = PageCurl(bounds: bounds, progress: 1 - progress)
            return [Picture(isFormer: true), Picture(isFormer: false, composition: .curled(curl))]
        }
    }

    /// The placement of the look that a flip shows: the former one until a quarter turn, the present one from its back.
    private func flip(_ edge: Edge, at progress: CGFloat, in bounds: CGRect) -> Projection {
        let turn = CGFloat.pi * (progress < 0.5 ? progress : progress - 1)
        // A positive turn about y brings the left edge forward, one about x the bottom one.
        let rotation =
            switch edge {
            case .left: CATransform3DMakeRotation(turn, 0, 1, 0)
            case .right: CATransform3DMakeRotation(-turn, 0, 1, 0)
            case .top: CATransform3DMakeRotation(-turn, 1, 0, 0)
            case .bottom: CATransform3DMakeRotation(turn, 1, 0, 0)
            }
        var viewed = CATransform3DIdentity
        viewed.m34 = -1 / Self.viewerDistance
        let center = CATransform3DMakeTranslation(-bounds.midX, -bounds.midY, 0)
        return Projection(
            CATransform3DConcat(
                CATransform3DConcat(center, CATransform3DConcat(rotation, viewed)),
                CATransform3DMakeTranslation(bounds.midX, bounds.midY, 0)))
    }

    /// Whether the pictures end at the layer's bounds.
    var isCutAtBounds: Bool {
        switch self {
        case .moveIn, .push, .reveal: true
        case .dissolve, .flip, .curlUp, .curlDown: false
        }
    }
}
