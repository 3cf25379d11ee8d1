package import CoreGraphics
package import CoreText
package import Foundation
import Synchronization

/// Sets boxes and notes which texts.
package nonisolated final class CountingTypesetter: Typesetter {
    private let boxes = BoxTypesetter()
    private let texts = Mutex<[String]>([])

    package init() {}

    /// The number of times that a text was laid out.
    package func layoutCount(of text: String) -> Int { texts.withLock { $0.count { $0 == text } } }

    /// Returns the number of UTF-16 units laid out since the last call.
    package func drainUnitCount() -> Int {
        texts.withLock { texts in
            defer { texts = [] }
            return texts.reduce(0) { $0 + $1.utf16.count }
        }
    }

    package var familyNames: [String] { boxes.familyNames }

    package func metrics(for font: FontRequest) -> FontMetrics { boxes.metrics(for: font) }
    package func faceName(for font: FontRequest) -> String { boxes.faceName(for: font) }
    package func faces(ofFamily family: String) -> [FontFaceName] { boxes.faces(ofFamily: family) }
    package func face(named name: String) -> FontFaceName? { boxes.face(named: name) }
    package func inkBounds(of run: GlyphRun) -> CGRect { boxes.inkBounds(of: run) }
    package func wordRanges(in string: String) -> [Range<Int>] { boxes.wordRanges(in: string) }

    package func layout(_ request: TextRequest) -> TextLayout {
        texts.withLock { $0.append(request.string) }
        return boxes.layout(request)
    }
}
