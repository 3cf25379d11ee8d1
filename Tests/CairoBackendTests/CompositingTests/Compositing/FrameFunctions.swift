import CairoBackend
import CoreGraphics
import Foundation
import QuartzCore

/// A surface of one pixel per point without letterbox by default.
func surface(_ width: CGFloat = 40, _ height: CGFloat = 40, scale: CGFloat = 1) -> RenderFrame.Surface {
    RenderFrame.Surface(size: CGSize(width: width, height: height), scale: scale)
}

/// The pixels of a frame painted over `before`, in the damage, or everywhere when that is nil.
func paint(
    _ roots: [RenderNode], on surface: RenderFrame.Surface = surface(), damage: [PixelRect]? = nil,
    before: UInt32 = 0, renderer: CairoFrameRenderer = CairoFrameRenderer()
) -> CGImage {
    let frame = RenderFrame(index: 0, time: 0, surface: surface, roots: roots, damage: [], changedNodeCount: 0)
    let (width, height) = (surface.pixelWidth, surface.pixelHeight)
    return CGImage(
        width: width, height: height,
        pixels: PixelStorage(count: width * height) { words in
            words.update(repeating: before)
            guard let base = words.baseAddress else { return }
            renderer.render(
                frame, damage: damage ?? frame.fullDamage,
                into: PixelTarget(
                    base: UnsafeMutableRawPointer(base), width: width, height: height, bytesPerRow: width * 4))
        })
}

/// An image's pixels, copied.
func words(of image: CGImage) -> [UInt32] { withExtendedLifetime(image) { Array(image.pixels.words) } }

/// A node whose bounds begin at zero and lie at `rect` in its parent.
func node(
    _ rect: CGRect, _ color: UInt32? = nil, id: UInt64 = 1, by transform: CGAffineTransform = .identity,
    children: [RenderNode] = [], style change: (inout RenderNode.Style) -> Void = { _ in }
) -> RenderNode {
    var style = RenderNode.Style()
    style.backgroundColor = color.map { RGBAColor(hex: $0) }
    change(&style)
    return RenderNode(
        layerID: id, name: "View", bounds: CGRect(origin: .zero, size: rect.size),
        placement: transform.concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY)), style: style,
        children: RenderNodeList(children))
}

/// Contents that fill their whole size with a colour, in which `inner` is filled with another.
func drawing(
    _ size: CGSize, _ color: UInt32, inner: CGRect = .null, version: UInt64 = 1, scale: CGFloat = 1,
    origin: CGPoint = .zero, gravity: ContentsGravity = .resize
) -> RenderNode.Contents {
    let context = CGContext(bounds: CGRect(origin: origin, size: size))
    context.setFillColor(CGColor(rgba: RGBAColor(hex: color)))
    context.fill(CGRect(origin: origin, size: size))
    if !inner.isNull {
        context.setFillColor(.white)
        context.fill(inner)
    }
    return .drawing(
        DrawnContents(
            version: version, list: context.finishedList(), size: size, origin: origin, gravity: gravity, scale: scale))
}
