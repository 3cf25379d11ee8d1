import CoreGraphics
import Foundation
@_spi(Subclassing) import UIKitCore

/// The scroll view of a page and its neighbours; it reports every movement, with any delegate.
final class PageScrollView: UIScrollView {
    var onMove: () -> Void = {}
    var onDrag: () -> Void = {}
    var onRest: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        isPagingEnabled = true
        scrollsToTop = false
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
    }

    required init?(coder: NSCoder) { nil }

    override var drawsContent: Bool { false }

    override var bounds: CGRect {
        get { super.bounds }
        set {
            let former = super.bounds.origin
            super.bounds = newValue
            if super.bounds.origin != former { onMove() }
        }
    }

    override func dragWillBegin() { onDrag() }
    override func contentDidRest() { onRest() }
}
