import CSDL2
import CoreGraphics
package import QuartzCore

/// The pixels of an SDL window, into which the installed renderer paints directly.
///
/// Frame path: step 8 of 8 – from `FrameRenderer`, to the screen.
package final class SDLWindowSurface {
    private let window: SDLWindow
    private let renderer: any FrameRenderer
    private var lastFrame: RenderFrame?
    /// The memory that holds the last frame; nil when SDL has made other memory since.
    private var paintedPixels: UnsafeMutableRawPointer?
    /// The pixels for frames on a display whose pixels are not those of renderers.
    private var sidePixels: UnsafeMutableBufferPointer<UInt32>?

    /// Makes the surface of a window.
    ///
    /// - Parameter renderer: Paints the pixels.
    package init(window: SDLWindow, renderer: any FrameRenderer) {
        self.window = window
        self.renderer = renderer
    }

    isolated deinit { sidePixels?.deallocate() }

    /// Paints the damage of a frame and shows it.
    package func show(_ frame: RenderFrame) {
        lastFrame = frame
        guard let surface = window.surface else { return }
        let isKept = paintedPixels == surface.pointee.pixels
        present(frame, on: surface, isUpdate: isKept)
    }

    /// Forgets the pixels, after the window took another size.
    func invalidate() { paintedPixels = nil }

    /// Shows the last frame again, after another window covered this one.
    func showAgain() {
        guard let lastFrame, let surface = window.surface else { return }
        present(lastFrame, on: surface, isUpdate: false)
    }

    /// An update finds the pixels of the frame before in the surface; else all of it is painted.
    private func present(_ frame: RenderFrame, on surface: UnsafeMutablePointer<SDL_Surface>, isUpdate: Bool) {
        let format = surface.pointee
        guard let pixels = format.pixels else { return }
        let bounds = PixelRect(x: 0, y: 0, width: Int(format.w), height: Int(format.h))
        let isNative = Self.isNative(format.format.pointee)
        let changed: [PixelRect]
        if isNative {
            let target = PixelTarget(
                base: pixels, width: bounds.width, height: bounds.height, bytesPerRow: Int(format.pitch))
            changed = paint(frame, into: target, isUpdate: isUpdate)
        } else {
            changed = paintAside(frame, on: surface, isUpdate: isUpdate)
        }
        paintedPixels = pixels
        var rects = changed.map { $0.intersection(bounds) }.filter { !$0.isEmpty }.map {
            SDL_Rect(x: Int32($0.x), y: Int32($0.y), w: Int32($0.width), h: Int32($0.height))
        }
        guard !rects.isEmpty else { return }
        SDL_UpdateWindowSurfaceRects(window.pointer, &rects, Int32(rects.count))
    }

    private func paint(_ frame: RenderFrame, into target: PixelTarget, isUpdate: Bool) -> [PixelRect] {
        if isUpdate { return renderer.update(target, to: frame) }
        renderer.render(frame, damage: [target.bounds], into: target)
        return [target.bounds]
    }

    /// Paints into memory of the renderers' form and converts from there.
    private func paintAside(
        _ frame: RenderFrame, on surface: UnsafeMutablePointer<SDL_Surface>, isUpdate: Bool
    ) -> [PixelRect] {
        let format = surface.pointee
        let width = Int(format.w)
        let height = Int(format.h)
        var isUpdate = isUpdate
        if sidePixels?.count != width * height {
            sidePixels?.deallocate()
            let fresh = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: width * height)
            fresh.initialize(repeating: 0)
            sidePixels = fresh
            isUpdate = false
        }
        guard let base = UnsafeMutableRawPointer(sidePixels?.baseAddress), let pixels = format.pixels else { return [] }
        let target = PixelTarget(base: base, width: width, height: height, bytesPerRow: width * 4)
        let changed = paint(frame, into: target, isUpdate: isUpdate)
        for rect in changed.map({ $0.intersection(target.bounds) }) where !rect.isEmpty {
            SDL_ConvertPixels(
                Int32(rect.width), Int32(rect.height), SDL_PIXELFORMAT_ARGB8888.rawValue,
                base + rect.y * target.bytesPerRow + 4 * rect.x, Int32(target.bytesPerRow),
                format.format.pointee.format,
                pixels + rect.y * Int(format.pitch) + rect.x * Int(format.format.pointee.BytesPerPixel), format.pitch)
        }
        return changed
    }

    /// Whether a pixel is a 32-bit word 0xAARRGGBB, with or without the alpha.
    private static func isNative(_ format: SDL_PixelFormat) -> Bool {
        format.BytesPerPixel == 4 && format.Rmask == 0xFF0000 && format.Gmask == 0xFF00 && format.Bmask == 0xFF
    }
}
