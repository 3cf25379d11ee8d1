package import Foundation

/// Turns recorded drawing into pixels.
package protocol ContentRasterizer: Sendable {
    /// A bitmap of `size` points at `scale` pixels per point with `list` drawn over transparency; nil when it would be empty.
    func rasterize(_ list: DisplayList, size: CGSize, scale: CGFloat) -> CGImage?

    /// A canvas of one pixel per point over memory that is drawn on in steps; the caller keeps the memory alive.
    func canvas(on target: PixelTarget) -> any BitmapCanvas
}

/// The rasteriser that bitmap contexts and image renderers use.
package let installedContentRasterizer = PortSlot<any ContentRasterizer>("ContentRasterizer")
