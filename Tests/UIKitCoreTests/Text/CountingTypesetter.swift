import CoreGraphics
import CoreText
import Foundation
import Synchronization
import UIKitTesting

/// Sets boxes and notes which texts.
nonisolated final class CountingTypesetter: Typesetter {
    private let boxes = BoxTypesetter()
    private let texts = Mutex<[String]>([])

    /// How often a text was laid out.
    func layoutCount(of text: String) -> Int { texts.withLock { $0.count { $0 == text } } }
    var familyNames: [String] { boxes.familyNames }

    func metrics(for font: FontRequest) -> FontMetrics { boxes.metrics(for: font) }
    func faceName(for font: FontRequest) -> String { boxes.faceName(for: font) }
    func faces(ofFamily family: String) -> [FontFaceName] { boxes.faces(ofFamily: family) }
    func face(named name: String) -> FontFaceName? { boxes.face(named: name) }
    func inkBounds(of run: GlyphRun) -> CGRect { boxes.inkBounds(of: run) }
    func wordRanges(in string: String) -> [Range<Int>] { boxes.wordRanges(in: string) }

    func layout(_ request: TextRequest) -> TextLayout {
        texts.withLock { $0.append(request.string) }
        return boxes.layout(request)
    }
}
