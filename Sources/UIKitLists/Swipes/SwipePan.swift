import CoreGraphics
import Foundation
@_spi(Subclassing) import UIKitCore

/// The recognizer of a list for swipes of rows: begins where a finger moves more to the side than up or down.
final class SwipePan: UIPanGestureRecognizer {
    private unowned let control: SwipeControl

    init(of control: SwipeControl) {
        self.control = control
        super.init(target: nil, action: nil)
        maximumNumberOfTouches = 1
        addTarget(control, action: SwipeControl.follow)
    }

    /// A swipe from the edge of the window, for the navigation or an app's own recognizer, is recognized before that of a row.
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is UIScreenEdgePanGestureRecognizer
    }

    override func judge(_ travel: SIMD2<Double>) {
        guard max(abs(travel.x), abs(travel.y)) >= Self.slop else { return }
        let way = convert(travel, to: view)
        let begins = abs(way.x) > abs(way.y) && control.maySwipe(at: location(in: view), toTheRight: way.x > 0)
        state = begins ? .began : .failed
    }
}
