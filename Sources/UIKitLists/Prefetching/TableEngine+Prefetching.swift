import CoreGraphics
import UIFoundation
import UIKitCore

/// Changes of the prefetching data source.
extension TableEngine {
    /// The offset without that by which content is pulled beyond its ends.
    var allowedOffset: CGFloat {
        let inset = table.adjustedContentInset
        let limit = max(-inset.top, table.contentSize.height + inset.bottom - table.bounds.height)
        return min(max(table.bounds.minY, -inset.top), limit)
    }

    func prefetchSourceDidChange() {
        prefetching.forget()
        table.setNeedsLayout()
    }

    func prefetchingDidChange() {
        prefetching.stop()
        table.setNeedsLayout()
    }
}
