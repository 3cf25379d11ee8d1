import CoreGraphics
import CoreText
import QuartzCore
import UIFoundation

extension ApplicationRuntime {
    /// Empties all caches: text layouts, decoded images, pictures of symbols and rendered contents.
    func trimCaches() {
        installedTextSystem.current.cache.removeAll()
        installedTextSystem.current.typesetter.dropCaches()
        NamedImages.shared.removeAll()
        SymbolBitmaps.shared.removeAll()
        installedFrameRenderer.current.dropCaches()
    }
}
