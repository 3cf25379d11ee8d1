import CSDL2
package import CoreGraphics

/// A picture for a window, in the form that SDL hands on to the desktop: straight alpha, rows without gaps.
package struct WindowIcon {
    private(set) package var words: [UInt32]
    private let width: Int
    private let height: Int

    /// Makes an icon of a picture's pixels.
    package init(_ image: CGImage) {
        (width, height) = (image.width, image.height)
        words = image.pixels.words.prefix(width * height).map(Self.straight)
    }

    /// A pixel whose colour is not multiplied by its alpha.
    private static func straight(_ word: UInt32) -> UInt32 {
        let alpha = word >> 24
        guard alpha > 0, alpha < 255 else { return word }
        func part(_ shift: UInt32) -> UInt32 { min(255, ((word >> shift & 255) * 255 + alpha / 2) / alpha) << shift }
        return alpha << 24 | part(16) | part(8) | part(0)
    }

    /// Gives a window the icon; SDL keeps a copy. Has no effect on desktops whose windows have none.
    func show(on window: OpaquePointer) {
        guard width > 0, height > 0 else { return }
        var words = words
        words.withUnsafeMutableBytes { bytes in
            let surface = SDL_CreateRGBSurfaceFrom(
                bytes.baseAddress, Int32(width), Int32(height), 32, Int32(width * 4), 0xFF0000, 0xFF00, 0xFF,
                0xFF00_0000)
            guard let surface else { return }
            SDL_SetWindowIcon(window, surface)
            SDL_FreeSurface(surface)
        }
    }
}
