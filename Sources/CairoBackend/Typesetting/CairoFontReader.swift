package import CoreGraphics
package import CoreText
import Foundation

/// Opens font files with FreeType and HarfBuzz, and finds faces by name among the typesetter's.
package struct CairoFontReader: FontReader {
    private let typesetter: any Typesetter

    package init(typesetter: any Typesetter) { self.typesetter = typesetter }

    package func face(in data: Data) -> (any FontFace)? { CairoFontFace(data) }

    package func face(named name: String) -> CGFont? {
        typesetter.face(named: name).map { typesetter.font(for: FontRequest(family: $0.postScriptName, size: 12)) }
    }
}
