import CSDL2
import CoreGraphics
package import QuartzCore

/// The pixels of an SDL window, painted in place by the installed renderer.
///
/// Frame path: step 8 of 8 – from `FrameRenderer`, to the screen.
package final class SDLWindowSurface {
    private let window: SDLWindow
    private let renderer: any FrameRenderer
    private var lastFrame: RenderFrame?
    /// The memory that holds the last frame; nil when SDL has made other memory since.
    private var paintedPixels: UnsafeMutableRawPointer?
    /// Where frames are painted for a display whose pixels are not those of renderers.
    private var sidePixels: UnsafeMutableBufferPointer<UInt32>?

    /// Takes a window and who paints its pixels.
    package init(window: SDLWindow, renderer: any FrameRenderer) {
        self.window = window
        self.renderer = renderer
    }

    isolated deinit { sidePixels?.deallocate() }

    /// Paints what changed in a frame and shows it.
    package func show(_ frame: RenderFrame) {
        lastFrame = frame
        guard let surface = window.surface else { return }
        let isKept = paintedPixels == surface.pointee.pixels
        present(frame, on: surface, damage: isKept ? frame.damage : nil)
    }

    /// Forgets the pixels, after the window took another size.
    func invalidate() { paintedPixels = nil }

    /// Shows the last frame again, after something covered the window.
    func showAgain() {
        guard let lastFrame, let surface = window.surface else { return }
        present(lastFrame, on: surface, damage: nil)
    }

    private func present(_ frame: RenderFrame, on surface: UnsafeMutablePointer<SDL_Surface>, damage: [PixelRect]?) {
        let format = surface.pointee
        guard let pixels = format.pixels else { return }
        let bounds = PixelRect(x: 0, y: 0, width: Int(format.w), height: Int(format.h))
        let damage = (damage ?? [bounds]).map { $0.intersection(bounds) }.filter { !$0.isEmpty }
        guard !damage.isEmpty else { return }
        if Self.isNative(format.format.pointee) {
            let target = PixelTarget(
                base: pixels, width: bounds.width, height: bounds.height, bytesPerRow: Int(format.pitch))
            renderer.render(frame, damage: damage, into: target)
        } else {
            paintAside(frame, on: surface, damage: damage)
        }
        paintedPixels = pixels
        var rects = damage.map {
            SDL_Rect(x: Int32($0.x), y: Int32($0.y), w: Int32($0.width), h: Int32($0.height))
        }
        SDL_UpdateWindowSurfaceRects(window.pointer, &rects, Int32(rects.count))
    }

    /// Paints into memory of the renderers' form and converts from there.
    private func paintAside(_ frame: RenderFrame, on surface: UnsafeMutablePointer<SDL_Surface>, damage: [PixelRect]) {
        let format = surface.pointee
        let width = Int(format.w)
        let height = Int(format.h)
        var damage = damage
        if sidePixels?.count != width * height {
            sidePixels?.deallocate()
            let fresh = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: width * height)
            fresh.initialize(repeating: 0)
            sidePixels = fresh
            damage = [PixelRect(x: 0, y: 0, width: width, height: height)]
        }
        guard let base = UnsafeMutableRawPointer(sidePixels?.baseAddress), let pixels = format.pixels else { return }
        let target = PixelTarget(base: base, width: width, height: height, bytesPerRow: width * 4)
        renderer.render(frame, damage: damage, into: target)
        for rect in damage {
            SDL_ConvertPixels(
                Int32(rect.width), Int32(rect.height), SDL_PIXELFORMAT_ARGB8888.rawValue,
                base + rect.y * target.bytesPerRow + 4 * rect.x, Int32(target.bytesPerRow),
                format.format.pointee.format,
                pixels + rect.y * Int(format.pitch) + rect.x * Int(format.format.pointee.BytesPerPixel), format.pitch)
        }
    }

    /// Whether a pixel is a 32-bit word 0xAARRGGBB, with or without the alpha.
    private static func isNative(_ format: SDL_PixelFormat) -> Bool {
        format.BytesPerPixel == 4 && format.Rmask == 0xFF0000 && format.Gmask == 0xFF00 && format.Bmask == 0xFF
    }
}
