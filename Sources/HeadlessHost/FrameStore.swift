package import CoreGraphics
package import QuartzCore

/// Keeps the last frame, and paints its pixels only when they are asked for.
///
/// It works beside any host. When the frame before was painted too, only the frame's damage is painted.
package final class FrameStore {
    private let renderer: any FrameRenderer
    private var pixels: UnsafeMutableBufferPointer<UInt32>
    private var width = 0
    private var height = 0
    private var frame: RenderFrame?
    private var isPainted = false

    /// Makes a store that paints with a renderer, by default the installed one.
    package init(renderer: any FrameRenderer = installedFrameRenderer.current) {
        self.renderer = renderer
        pixels = UnsafeMutableBufferPointer(start: nil, count: 0)
    }

    isolated deinit { pixels.deallocate() }

    /// Replaces the kept frame by the next one.
    package func keep(_ frame: RenderFrame) {
        let isSameSurface = self.frame?.surface == frame.surface
        let wasPainted = isPainted
        self.frame = frame
        isPainted = false
        isOneFrameBehind = wasPainted && isSameSurface
    }

    /// Whether the pixels are those of the frame right before the last one.
    private var isOneFrameBehind = false

    /// A copy of the last frame's pixels; nil before the first frame.
    package func image() -> CGImage? {
        guard paint() else { return nil }
        let storage = PixelStorage(count: width * height) { _ = $0.update(fromContentsOf: pixels) }
        return CGImage(width: width, height: height, pixels: storage)
    }

    /// The SHA-256 of the last frame's pixels in hexadecimal digits: native-endian 0xAARRGGBB words, row after row from the top.
    package func pixelHash() -> String? {
        guard paint() else { return nil }
        return SHA256.hexDigest(of: UnsafeRawBufferPointer(pixels))
    }

    /// Paints the frame that is kept; false when there is none.
    private func paint() -> Bool {
        guard let frame else { return false }
        guard !isPainted else { return true }
        let surface = frame.surface
        if surface.pixelWidth != width || surface.pixelHeight != height {
            width = surface.pixelWidth
            height = surface.pixelHeight
            pixels.deallocate()
            pixels = .allocate(capacity: width * height)
            pixels.initialize(repeating: 0)
            isOneFrameBehind = false
        }
        guard let base = UnsafeMutableRawPointer(pixels.baseAddress) else { return false }
        let target = PixelTarget(base: base, width: width, height: height, bytesPerRow: width * 4)
        if isOneFrameBehind {
            renderer.update(target, to: frame)
        } else {
            renderer.render(frame, damage: frame.fullDamage, into: target)
        }
        isPainted = true
        return true
    }
}
