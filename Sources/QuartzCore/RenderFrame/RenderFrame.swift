package import CoreGraphics
package import Foundation

/// One finished picture of the interface: the only thing that leaves the core.
package nonisolated struct RenderFrame: Sendable {
    /// Counts the frames of a run from 0.
    package let index: Int
    /// Media time in seconds for which the picture is meant.
    package let time: Double
    package let surface: Surface
    /// The windows' layers, back to front, in canvas space.
    package let roots: [RenderNode]
    /// Pixels of the frame before that show again elsewhere, to be moved before the damage is painted.
    package let moves: [PixelMove]
    /// The pixels that differ from the frame before once the moves are done, cut to the surface; empty when none do.
    package let damage: [PixelRect]
    /// Nodes that were made anew for this frame.
    package let changedNodeCount: Int
    /// A number for the picture below each backdrop, by its layer: the same as long as that picture is the same.
    package let backdropVersions: [UInt64: UInt64]
    /// Layers that were deallocated, whose pixels need not be kept: most of those since the frame before, in no order.
    package let removedLayers: [UInt64]
    /// Movements that have just begun and will be seen from the next frame on.
    package let upcomingMoves: [UpcomingMove]

    package init(
        index: Int, time: Double, surface: Surface, roots: [RenderNode], moves: [PixelMove] = [],
        damage: [PixelRect], changedNodeCount: Int, backdropVersions: [UInt64: UInt64] = [:],
        removedLayers: [UInt64] = [], upcomingMoves: [UpcomingMove] = []
    ) {
        self.index = index
        self.time = time
        self.surface = surface
        self.roots = roots
        self.moves = moves
        self.damage = damage
        self.changedNodeCount = changedNodeCount
        self.backdropVersions = backdropVersions
        self.removedLayers = removedLayers
        self.upcomingMoves = upcomingMoves
    }

    package var nodeCount: Int { roots.reduce(0) { $0 + $1.nodeCount } }

    /// Damage that covers the whole surface, for a host whose pixels were lost.
    package var fullDamage: [PixelRect] {
        [PixelRect(x: 0, y: 0, width: surface.pixelWidth, height: surface.pixelHeight)]
    }

    /// The shape of the host's window and where the app's canvas lies in it.
    package nonisolated struct Surface: Hashable, Sendable {
        /// The host window's size in points.
        package var size: CGSize
        /// Pixels per point.
        package var scale: CGFloat
        /// The canvas, the app's screen, in points of its own.
        package var canvasSize: CGSize
        /// The canvas's top left in window points; other than zero only when letterboxed.
        package var canvasOrigin: CGPoint
        /// Window points per canvas point; other than one only when letterboxed. Outside the canvas the surface is black.
        package var canvasScale: CGFloat

        package init(
            size: CGSize, scale: CGFloat, canvasSize: CGSize? = nil, canvasOrigin: CGPoint = .zero,
            canvasScale: CGFloat = 1
        ) {
            self.size = size
            self.scale = scale
            self.canvasSize = canvasSize ?? size
            self.canvasOrigin = canvasOrigin
            self.canvasScale = canvasScale
        }

        package var pixelWidth: Int { max(1, Int((size.width * scale).rounded())) }
        package var pixelHeight: Int { max(1, Int((size.height * scale).rounded())) }

        package var isLetterboxed: Bool { canvasScale != 1 || canvasOrigin != .zero || canvasSize != size }

        /// From canvas points to pixels of the surface.
        package var canvasToPixels: CGAffineTransform {
            CGAffineTransform(
                a: canvasScale * scale, b: 0, c: 0, d: canvasScale * scale, tx: canvasOrigin.x * scale,
                ty: canvasOrigin.y * scale)
        }

        /// The canvas in pixels of the surface.
        package var canvasPixels: PixelRect {
            PixelRect(covering: CGRect(origin: .zero, size: canvasSize).applying(canvasToPixels))
        }
    }
}
