import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// A window with an outer view and an inner one in it, both of which note their touches.
final class GestureStage {
    let tester = ViewTester()
    let outer = RecordingView(frame: CGRect(x: 20, y: 100, width: 300, height: 400))
    let inner = RecordingView(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
    /// A point in the middle of the inner view, and one in the outer view only, in the window.
    let point = CGPoint(x: 170, y: 300)
    let outerPoint = CGPoint(x: 30, y: 120)

    init() {
        outer.addSubview(inner)
        tester.show(outer)
        (outer.calls, inner.calls) = ([], [])
    }

    /// The touch calls of the inner view, without tap counts.
    var phases: [String] {
        let names: Set = ["began", "moved", "ended", "cancelled"]
        return inner.calls.map { String($0.prefix { $0 != "(" }) }.filter(names.contains)
    }

    /// Taps a point: down, a frame, up, a frame.
    func tap(_ point: CGPoint? = nil) {
        let touch = tester.touch(at: point ?? self.point)
        tester.pump()
        touch.lift()
        tester.pump()
    }
}
