import CoreGraphics
import Foundation
import UIKitCore

/// Follows the touches that select in an app's view with a text interaction.
///
/// A mouse, and a finger on a handle or after a double tap, select from the press on, and keep scroll views from scrolling. Other
/// fingers tap, until they move.
final class TextTouchRecognizer: UIGestureRecognizer {
    /// The distance in points up to which a touch is a tap.
    private static let slop: CGFloat = 10

    private unowned let text: InputText
    private var touch: UITouch?

    init(of text: InputText) {
        self.text = text
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
    }

    /// Whether the touch selects while it moves.
    private var drags: Bool { text.interaction.drag.map { $0.isByMouse || $0.unit != .character } ?? false }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        // Hash order: the set has one touch.
        guard touch == nil, touches.count == 1, let first = touches.first, text.begin(first, with: event) else {
            if touch == nil { state = .failed }
            return
        }
        touch = first
        // A long press on the caret shows the loupe before the finger moves.
        if drags, text.interaction.drag?.unit != .caret { state = .began }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch, touches.contains(touch) else { return }
        if drags {
            text.interaction.continueDrag(touch)
            state = state == .possible ? .began : .changed
            return
        }
        let (start, place) = (text.interaction.start(of: touch), touch.location(in: text.host))
        if hypot(place.x - start.x, place.y - start.y) > Self.slop { state = .failed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch, touches.contains(touch) else { return }
        self.touch = nil
        text.end(touch)
        state = .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    /// A touch that is followed no longer selects nothing more.
    override func reset() {
        super.reset()
        guard touch != nil else { return }
        touch = nil
        text.end(nil)
    }
}
