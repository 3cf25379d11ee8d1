// Statically linked programs have no Swift Testing: there the rest of the library is built without testers.
#if canImport(Testing)
public import CoreGraphics
public import Foundation
import HostInterface
import Testing
import UIKitCore

/// A finger that a test has put down: moves, lifts or loses it. Locations are points of the window.
@MainActor public final class TestTouch {
    /// The device that touches.
    public enum Pointer: Sendable { case finger, mouse, pen }

    private unowned let tester: ViewTester
    private let id: Int
    private let pointer: HostEvent.Pointer
    /// The location of the finger.
    public private(set) var location: CGPoint

    init(tester: ViewTester, id: Int, at point: CGPoint, pointer: Pointer) {
        self.tester = tester
        self.id = id
        self.pointer =
            switch pointer {
            case .finger: .finger
            case .mouse: .mouse
            case .pen: .pen
            }
        location = point
        send(.began)
    }

    /// Moves to a point and runs the frame that delivers it.
    ///
    /// - Parameter point: A point of the window.
    public func move(to point: CGPoint) {
        location = point
        send(.moved)
        tester.pump()
    }

    /// Moves to a point; the next frame delivers it, together with the movements of other fingers until then.
    ///
    /// - Parameter point: A point of the window.
    public func slide(to point: CGPoint) {
        location = point
        send(.moved)
    }

    /// Moves by a distance and runs the frame that delivers it.
    ///
    /// - Parameter distance: Points of the window, positive to the right and down.
    public func move(by distance: CGVector) {
        move(to: CGPoint(x: location.x + distance.dx, y: location.y + distance.dy))
    }

    /// Lifts the finger.
    public func lift() { send(.ended) }

    /// Cancels the touch as the system does.
    public func cancel() { send(.cancelled) }

    private func send(_ phase: HostEvent.TouchPhase) {
        tester.send(.touch(phase: phase, id: id, location: location, pointer: pointer, pressure: nil))
    }
}
#endif
