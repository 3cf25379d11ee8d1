public import CoreGraphics
public import Foundation
public import Testing
import UIKitCore

/// What users do, on views found by queries. Each throws when the query finds no view.
extension ViewTester {
    /// Taps the middle of a view, or a point.
    public func tap(_ query: ViewQuery, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let touch = try touch(query, sourceLocation: sourceLocation)
        pump(by: 0.05)
        touch.lift()
        pump()
    }

    /// Taps a point of the window.
    public func tap(at point: CGPoint) {
        let touch = touch(at: point)
        pump(by: 0.05)
        touch.lift()
        pump()
    }

    /// Taps twice in quick succession.
    public func doubleTap(_ query: ViewQuery, sourceLocation: SourceLocation = #_sourceLocation) throws {
        try tap(query, sourceLocation: sourceLocation)
        pump(by: 0.1)
        try tap(query, sourceLocation: sourceLocation)
    }

    /// Presses for a while and lifts.
    public func longPress(
        _ query: ViewQuery, for seconds: TimeInterval = 0.6, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let touch = try touch(query, sourceLocation: sourceLocation)
        pump(by: seconds)
        touch.lift()
        pump()
    }

    /// Puts a finger down on the middle of a view.
    public func touch(
        _ query: ViewQuery, pointer: TestTouch.Pointer = .finger, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> TestTouch {
        let view = try view(query)
        return touch(
            at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil), pointer: pointer,
            sourceLocation: sourceLocation)
    }

    /// Drags from the middle of a view by a distance, evenly over a time, rests a moment, and lifts: no fling follows.
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

    /// Drags and lifts while still moving, so that what scrolls goes on.
    public func fling(
        _ query: ViewQuery, by distance: CGVector, over seconds: TimeInterval = 0.1,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let touch = try touch(query, sourceLocation: sourceLocation)
        move(touch, by: distance, over: seconds)
        touch.lift()
        pump()
    }

    private func move(_ touch: TestTouch, by distance: CGVector, over seconds: TimeInterval) {
        let steps = max(1, Int((seconds * 60).rounded()))
        let start = touch.location
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            touch.move(to: CGPoint(x: start.x + distance.dx * part, y: start.y + distance.dy * part))
        }
    }
}
