import CoreGraphics
import CoreText
import QuartzCore

/// Plugs Cairo and Pango into the core's ports.
package enum CairoAdapters {
    /// The typesetter that `install()` puts in force; hosts may call its `prepare()` on a background thread.
    package static let typesetter = PangoTypesetter()
    private static let textSystem = TextSystem(typesetter: typesetter)
    private static let renderer = CairoFrameRenderer()

    /// Fills the ports for text, images, bitmaps and frames; calling it again changes nothing.
    package static func install() {
        installedTextSystem.install(textSystem)
        installedImageCodec.install(CairoImageCodec())
        installedContentRasterizer.install(CairoRasterizer())
        installedFrameRenderer.install(renderer)
    }
}
