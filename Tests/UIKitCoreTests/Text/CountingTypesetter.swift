import CoreText
import Synchronization
import UIKitTesting

/// Sets boxes and counts how often it has to.
nonisolated final class CountingTypesetter: Typesetter {
    private let boxes = BoxTypesetter()
    private let count = Mutex(0)

    var layoutCount: Int { count.withLock { $0 } }
    var familyNames: [String] { boxes.familyNames }

    func metrics(for font: FontRequest) -> FontMetrics { boxes.metrics(for: font) }
    func faceName(for font: FontRequest) -> String { boxes.faceName(for: font) }

    func layout(_ request: TextRequest) -> TextLayout {
        count.withLock { $0 += 1 }
        return boxes.layout(request)
    }
}
