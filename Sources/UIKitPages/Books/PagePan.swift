import CoreGraphics
import Foundation
@_spi(Subclassing) import UIKitCore

/// The pan that turns the pages of a book: begins only across the spine, and toward existing pages, with any delegate.
final class PagePan: UIPanGestureRecognizer {
    var mayBegin: (CGPoint) -> Bool = { _ in true }

    init() {
        super.init(target: nil, action: nil)
        maximumNumberOfTouches = 1
    }

    override func judge(_ travel: SIMD2<Double>) {
        guard max(abs(travel.x), abs(travel.y)) >= Self.slop else { return }
        state = mayBegin(convert(travel, to: view)) ? .began : .failed
    }
}
