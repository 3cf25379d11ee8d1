import CoreGraphics
import Foundation
@_spi(Subclassing) import UIKitCore

/// The pan recognizer of a wheel: stops it when a touch begins, turns it up and down, and follows wheels and touchpads.
final class WheelPan: UIPanGestureRecognizer {
    private weak var wheel: PickerWheel?
    /// True while a wheel or touchpad turns, and no finger.
    private(set) var isDevice = false

    init(of wheel: PickerWheel) {
        self.wheel = wheel
        super.init(target: nil, action: nil)
        allowedScrollTypesMask = .all
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        wheel?.fingerDidComeDown()
    }

    override func judge(_ travel: SIMD2<Double>) {
        if abs(convert(travel, to: wheel).y) >= Self.slop { state = .began }
    }

    override func accepts(_ event: PointerEvent) -> Bool {
        super.accepts(event) && abs(event.delta.dy) > abs(event.delta.dx)
            && wheel?.canTurn(by: event.delta.dy) == true
    }

    override func pointerDidMove(_ event: PointerEvent) {
        isDevice = true
        super.pointerDidMove(event)
        if state.isActive { wheel?.turn(by: event.delta.dy, isPrecise: event.isPrecise) }
    }

    override func pointerDidRest() {
        super.pointerDidRest()
        wheel?.deviceDidRest()
    }

    override func reset() {
        super.reset()
        isDevice = false
        wheel?.fingerIsGone()
    }
}
