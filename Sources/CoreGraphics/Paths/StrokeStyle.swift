package import Foundation

/// The look of a stroked line; lengths are in user space.
package struct StrokeStyle: Hashable, Sendable {
    package var width: CGFloat = 1
    package var cap: CGLineCap = .butt
    package var join: CGLineJoin = .miter
    package var miterLimit: CGFloat = 10
    package var dashPhase: CGFloat = 0
    package var dashLengths: [CGFloat] = []

    package init() {}
}
