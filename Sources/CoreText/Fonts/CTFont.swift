import CoreGraphics
import Foundation

/// A face at a size, for text and for its glyphs; immutable.
///
/// Unlike iOS: text is set in the machine's font of the same name, so a font made of a `CGFont` of data shows in text once it is
/// registered; its glyphs can be measured and drawn at once.
public final class CTFont: Hashable, Sendable, FontAttribute {
    let request: FontRequest
    let graphicsFont: CGFont
    let matrix: CGAffineTransform

    init(request: FontRequest, graphicsFont: CGFont, matrix: CGAffineTransform = .identity) {
        self.request = request
        self.graphicsFont = graphicsFont
        self.matrix = matrix
    }

    /// Finds the face for a request.
    convenience init(_ request: FontRequest, matrix: CGAffineTransform = .identity) {
        let font = installedTextSystem.current.typesetter.font(for: request)
        self.init(request: request, graphicsFont: font, matrix: matrix)
    }

    package var fontRequest: FontRequest { request }

    /// Points for a unit of the face.
    var scale: CGFloat { request.size / CGFloat(graphicsFont.unitsPerEm) }

    /// The measures in points: those of the face's file, or of the typesetter for a face without one.
    var metrics: FontMetrics {
        guard graphicsFont.tableTags?.isEmpty == false else {
            return installedTextSystem.current.typesetter.metrics(for: request)
        }
        func points(_ units: Int32) -> CGFloat { CGFloat(units) * scale }
        return FontMetrics(
            ascent: points(graphicsFont.ascent), descent: -points(graphicsFont.descent),
            leading: points(graphicsFont.leading), capHeight: points(graphicsFont.capHeight),
            xHeight: points(graphicsFont.xHeight))
    }

    /// The names of the face as the typesetter lists them; nil for a face of data that is not registered.
    var faceName: FontFaceName? {
        graphicsFont.postScriptName.flatMap { installedTextSystem.current.typesetter.face(named: $0) }
    }

    public static func == (left: CTFont, right: CTFont) -> Bool {
        left.request == right.request && left.graphicsFont == right.graphicsFont && left.matrix == right.matrix
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(request) }
}
