package import CoreGraphics

/// Paints frames into pixel memory.
///
/// A renderer may keep rasterised contents between frames, but the pixels of the frame before are the target's: it paints the
/// damage and relies on all other pixels being there already. It may paint pixels around the damage again, unchanged. The owner
/// of those pixels calls `update(_:to:)`, which moves scrolled content first.
package nonisolated protocol FrameRenderer: AnyObject, Sendable {
    /// Paints the parts of a frame that lie in `damage` (disjoint, in pixels of the target; parts outside are ignored).
    ///
    /// The target's size may differ from the frame's surface while a window is being resized; the frame is then cut or
    /// leaves black. Frame path: step 7 of 8 – from `LayerSnapshotter`, to the host's surface.
    func render(_ frame: RenderFrame, damage: [PixelRect], into target: PixelTarget)

    /// Drops all data kept only to save time, such as pixels of contents and of letters, as on a memory warning.
    func dropCaches()
}

/// The renderer that hosts paint with.
package nonisolated let installedFrameRenderer = PortSlot<any FrameRenderer>("FrameRenderer")
