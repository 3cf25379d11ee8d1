package import CoreGraphics
package import Foundation

/// Recorded drawing as a node's contents.
package nonisolated struct DrawnContents: Hashable, Sendable {
    /// Different for every recording ever made: the key under which rasterised pixels are kept.
    package let version: UInt64
    package let list: DisplayList
    /// The area that the list paints, in the bounds space of the time of drawing.
    package let ink: CGRect
    /// The bounds size at the time of drawing; `gravity` fits a bitmap of this size when the bounds have changed since.
    package let size: CGSize
    /// The bounds origin at the time of drawing, which lies at the bitmap's top left.
    package let origin: CGPoint
    package var gravity: ContentsGravity
    /// Pixels per point at which the bitmap is made.
    package var scale: CGFloat
    package var sampling: ContentsSampling
    /// Whether colours become gray of the same luminance.
    package var isGray = false

    /// Takes a recording; its ink is worked out unless it is known already.
    package init(
        version: UInt64, list: DisplayList, ink: CGRect? = nil, size: CGSize, origin: CGPoint,
        gravity: ContentsGravity, scale: CGFloat, sampling: ContentsSampling = ContentsSampling(), isGray: Bool = false
    ) {
        self.version = version
        self.list = list
        self.ink = ink ?? list.inkBounds
        self.size = size
        self.origin = origin
        self.gravity = gravity
        self.scale = scale
        self.sampling = sampling
        self.isGray = isGray
    }

    /// Takes a shape's recording, which shows at its drawn position; nil when it paints no pixels or its extent is not finite.
    init?(shape list: DisplayList, version: UInt64) {
        guard !list.isEmpty else { return nil }
        let ink = list.inkBounds
        guard !ink.isNull, !ink.isInfinite, abs(ink.minX) < 1e9, abs(ink.minY) < 1e9, ink.width < 1e9, ink.height < 1e9
        else { return nil }
        // Whole points keep the bitmap's pixels where the layer's are.
        let whole = ink.integral
        self.init(
            version: version, list: list, ink: ink, size: whole.size, origin: whole.origin, gravity: .asDrawn, scale: 1)
    }

    /// The rectangle of the drawing's visible part in a layer with these bounds.
    package func destination(in bounds: CGRect) -> CGRect {
        gravity == .asDrawn
            ? CGRect(origin: origin, size: size) : gravity.destination(of: sampling.size(of: size), in: bounds)
    }

    package static func == (left: DrawnContents, right: DrawnContents) -> Bool {
        left.version == right.version && left.gravity == right.gravity && left.scale == right.scale
            && left.sampling == right.sampling && left.isGray == right.isGray
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(version) }
}
