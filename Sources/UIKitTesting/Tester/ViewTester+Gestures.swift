// Statically linked programs have no Swift Testing: there the rest of the library is built without testers.
#if canImport(Testing)
public import CoreGraphics
public import Foundation
import HostInterface
public import Testing
public import UIKitCore

/// Gestures of users, on views found by queries. Each throws when the query finds no view.
extension ViewTester {
    /// Taps the middle of a view: a finger touches it for 0.05 seconds.
    ///
    /// - Throws: An error when no view matches.
    public func tap(_ query: ViewQuery, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let touch = try touch(query, sourceLocation: sourceLocation)
        pump(by: 0.05)
        touch.lift()
        pump()
    }

    /// Taps a point of the window: a finger touches it for 0.05 seconds.
    ///
    /// - Parameter point: A point of the window.
    public func tap(at point: CGPoint) {
        let touch = touch(at: point)
        pump(by: 0.05)
        touch.lift()
        pump()
    }

    /// Taps the middle of a view twice, with 0.1 seconds between the taps.
    ///
    /// - Throws: An error when no view matches.
    public func doubleTap(_ query: ViewQuery, sourceLocation: SourceLocation = #_sourceLocation) throws {
        try tap(query, sourceLocation: sourceLocation)
        pump(by: 0.1)
        try tap(query, sourceLocation: sourceLocation)
    }

    /// Presses the middle of a view for some seconds and lifts.
    ///
    /// - Parameter query: Finds the view.
    /// - Parameter seconds: The time until the finger is lifted.
    /// - Throws: An error when no view matches.
    public func longPress(
        _ query: ViewQuery, for seconds: TimeInterval = 0.6, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let touch = try touch(query, sourceLocation: sourceLocation)
        pump(by: seconds)
        touch.lift()
        pump()
    }

    /// Puts a finger down on the middle of a view.
    ///
    /// - Parameter query: Finds the view.
    /// - Parameter pointer: The kind of the pointer.
    /// - Returns: The touch, for moving and lifting it.
    /// - Throws: An error when no view matches.
    public func touch(
        _ query: ViewQuery, pointer: TestTouch.Pointer = .finger, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> TestTouch {
        let view = try view(query)
        return touch(
            at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil), pointer: pointer,
            sourceLocation: sourceLocation)
    }

    /// Drags from the middle of a view by a distance, rests a moment, and lifts: no fling follows.
    ///
    /// - Parameter query: Finds the view.
    /// - Parameter distance: Points, positive to the right and down.
    /// - Parameter seconds: The duration of the movement, which is even.
    /// - Throws: An error when no view matches.
    public func drag(
        _ query: ViewQuery, by distance: CGVector, over seconds: TimeInterval = 0.3,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let touch = try touch(query, sourceLocation: sourceLocation)
        move(touch, by: distance, over: seconds)
        pump(by: 0.2)
        touch.lift()
        pump()
    }

    /// Drags from the middle of a view by a distance and lifts while still moving, so that content scrolls on.
    ///
    /// - Parameter query: Finds the view.
    /// - Parameter distance: Points, positive to the right and down.
    /// - Parameter seconds: The duration of the movement; a shorter one gives a higher speed.
    /// - Throws: An error when no view matches.
    public func fling(
        _ query: ViewQuery, by distance: CGVector, over seconds: TimeInterval = 0.1,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let touch = try touch(query, sourceLocation: sourceLocation)
        move(touch, by: distance, over: seconds)
        touch.lift()
        pump()
    }

    /// Moves one finger or several by a distance, evenly over a time, with a frame for every step.
    ///
    /// - Parameter touches: The fingers.
    /// - Parameter distance: Points, positive to the right and down.
    /// - Parameter seconds: The duration of the movement.
    public func move(_ touches: TestTouch..., by distance: CGVector, over seconds: TimeInterval = 0.3) {
        follow(touches, over: seconds) { start, part in
            CGPoint(x: start.x + distance.dx * part, y: start.y + distance.dy * part)
        }
    }

    /// Puts two fingers beside the middle of a view, level with each other.
    ///
    /// - Parameter query: Finds the view.
    /// - Parameter distance: The points between the fingers.
    /// - Returns: Both touches, for moving and lifting them.
    /// - Throws: An error when no view matches.
    public func twoFingers(
        on query: ViewQuery, apart distance: CGFloat = 100, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> (left: TestTouch, right: TestTouch) {
        let view = try view(query)
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        return (
            touch(at: CGPoint(x: middle.x - distance / 2, y: middle.y), sourceLocation: sourceLocation),
            touch(at: CGPoint(x: middle.x + distance / 2, y: middle.y), sourceLocation: sourceLocation)
        )
    }

    /// Scales the distance of two fingers about the middle of a view, and lifts them.
    ///
    /// - Parameter query: Finds the view.
    /// - Parameter scale: The factor for the distance: above 1 the fingers move apart.
    /// - Parameter seconds: The duration of the movement.
    /// - Throws: An error when no view matches.
    public func pinch(
        _ query: ViewQuery, by scale: CGFloat, over seconds: TimeInterval = 0.3,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let (left, right) = try twoFingers(on: query, sourceLocation: sourceLocation)
        turn(left, right, by: 0, scale: scale, over: seconds)
        lift(left, right)
    }

    /// Turns two fingers by an angle about the middle of a view, and lifts them.
    ///
    /// - Parameter query: Finds the view.
    /// - Parameter angle: Radians, clockwise.
    /// - Parameter seconds: The duration of the movement.
    /// - Throws: An error when no view matches.
    public func rotate(
        _ query: ViewQuery, by angle: CGFloat, over seconds: TimeInterval = 0.3,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let (left, right) = try twoFingers(on: query, sourceLocation: sourceLocation)
        turn(left, right, by: angle, over: seconds)
        lift(left, right)
    }

    /// Turns two fingers about their middle while their distance scales, evenly over a time.
    ///
    /// - Parameter one: One of the fingers.
    /// - Parameter other: The other finger.
    /// - Parameter angle: Radians, clockwise.
    /// - Parameter scale: The factor for the distance: above 1 the fingers move apart.
    /// - Parameter seconds: The duration of the movement.
    public func turn(
        _ one: TestTouch, _ other: TestTouch, by angle: CGFloat, scale: CGFloat = 1, over seconds: TimeInterval = 0.3
    ) {
        let middle = CGPoint(x: (one.location.x + other.location.x) / 2, y: (one.location.y + other.location.y) / 2)
        follow([one, other], over: seconds) { start, part in
            let (x, y) = (start.x - middle.x, start.y - middle.y)
            let (turn, growth) = (angle * part, 1 + (scale - 1) * part)
            return CGPoint(
                x: middle.x + (x * cos(turn) - y * sin(turn)) * growth,
                y: middle.y + (x * sin(turn) + y * cos(turn)) * growth)
        }
    }

    private func lift(_ touches: TestTouch...) {
        touches.forEach { $0.lift() }
        pump()
    }

    private func follow(_ touches: [TestTouch], over seconds: TimeInterval, position: (CGPoint, CGFloat) -> CGPoint) {
        let steps = max(1, Int((seconds * 60).rounded()))
        let starts = touches.map(\.location)
        for step in 1...steps {
            for (touch, start) in zip(touches, starts) {
                touch.slide(to: position(start, CGFloat(step) / CGFloat(steps)))
            }
            pump()
        }
    }

    /// Moves the pointer over a point without a button held.
    ///
    /// - Parameter point: A point of the window; nil moves the pointer out of the window.
    public func hover(at point: CGPoint?) {
        send(.hover(phase: point == nil ? .exited : .moved, location: point ?? .zero))
        pump()
    }

    /// Scrolls at a point by one step of a wheel or of a touchpad.
    ///
    /// - Parameter point: A point of the window.
    /// - Parameter distance: The points by which the content is to move.
    /// - Parameter isPrecise: Whether the device is a touchpad.
    public func scroll(at point: CGPoint, by distance: CGVector, isPrecise: Bool = false) {
        send(.scroll(location: point, delta: CGPoint(x: distance.dx, y: distance.dy), isPrecise: isPrecise))
        pump()
    }

    /// Clicks with the secondary button of a mouse.
    ///
    /// - Parameter point: A point of the window.
    public func secondaryClick(at point: CGPoint) {
        send(.button(phase: .down, button: .secondary, location: point))
        pump(by: 0.05)
        send(.button(phase: .up, button: .secondary, location: point))
        pump()
    }

    /// Clicks with the middle button of a mouse, which pastes the primary selection.
    ///
    /// - Parameter point: A point of the window.
    public func middleClick(at point: CGPoint) {
        send(.button(phase: .down, button: .middle, location: point))
        pump(by: 0.05)
        send(.button(phase: .up, button: .middle, location: point))
        pump()
    }

    /// Holds modifier keys from now on.
    ///
    /// - Parameter modifiers: All keys that are held; an empty set releases them.
    public func hold(_ modifiers: UIKeyModifierFlags) {
        let held = HostEvent.KeyModifiers(modifiers)
        send(.key(phase: .down, code: "keyboardLeftShift", characters: "", modifiers: held, isRepeat: false))
    }

    /// Takes the keyboard and the pointer away from the window.
    public func loseFocus() { send(.focus(isActive: false)) }

    /// Gives the window the keyboard.
    public func gainFocus() { send(.focus(isActive: true)) }
}
#endif
