import CoreText
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

    func layout(_ request: TextRequest) -> TextLayout {
        texts.withLock { $0.append(request.string) }
        return boxes.layout(request)
    }
}
