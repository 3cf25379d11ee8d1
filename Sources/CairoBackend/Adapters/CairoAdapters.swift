import CoreGraphics
import CoreText
import Foundation
import QuartzCore

/// Plugs Cairo and Pango into the core's ports.
package enum CairoAdapters {
    private static let typesetter = PangoTypesetter()
    private static let textSystem = TextSystem(typesetter: typesetter)
    private static let renderer = CairoFrameRenderer()

    /// Finds the system font and sets a few letters, for a host to call on another thread while its window opens.
    package static func prepare() {
        _ = typesetter.layout(TextRequest("Ag", font: FontRequest(size: 17)))
    }

    /// Fills the ports for text, fonts, documents, images, bitmaps and frames; calling it again changes nothing.
    package static func install() {
        installedTextSystem.install(textSystem)
        installedFontReader.install(CairoFontReader(typesetter: typesetter))
        installedDocumentWriter.install(CairoDocumentWriter())
        installedImageCodec.install(CairoImageCodec())
        installedContentRasterizer.install(CairoRasterizer())
        installedFrameRenderer.install(renderer)
    }
}
