import CoreGraphics
import CoreText
import QuartzCore
import UIFoundation

extension ApplicationRuntime {
    /// Drops everything kept only to save time: layouts of texts, decoded images, pictures of symbols and pixels of contents.
    func trimCaches() {
        installedTextSystem.current.cache.removeAll()
        NamedImages.shared.removeAll()
        SymbolBitmaps.shared.removeAll()
        installedFrameRenderer.current.dropCaches()
    }
}
