import CoreGraphics
import CoreText
import Foundation
import QuartzCore

/// Installs Cairo and Pango as the implementations of the core's ports.
package enum CairoAdapters {
    private static let typesetter = PangoTypesetter()
    private static let textSystem = TextSystem(typesetter: typesetter)
    private static let renderer = CairoFrameRenderer()

    /// Loads the system font and shapes a few letters, for a host to call on another thread while its window opens.
    package static func prepare() {
        _ = typesetter.layout(TextRequest("Ag", font: FontRequest(size: 17)))
    }

    /// Installs the ports for text, fonts, documents, images, bitmaps and frames; a second call has no effect.
    package static func install() {
        installedTextSystem.install(textSystem)
        installedFontReader.install(CairoFontReader(typesetter: typesetter))
        installedDocumentWriter.install(CairoDocumentWriter())
        installedImageCodec.install(CairoImageCodec())
        installedContentRasterizer.install(CairoRasterizer())
        installedFrameRenderer.install(renderer)
    }
}
