package import Foundation

/// Holds the views of a container's children, or of a presentation; during a transition it keeps touches from them.
package class StageView: UIView {
    /// True while a transition runs. Touches that have begun before go on.
    final var capturesAllTouches = false

    package override var drawsContent: Bool { false }

    /// Keeps new touches from the children; those that have begun are cancelled, unless the user leads the transition by one.
    package final func captureAllTouches(cancelling: Bool) {
        if cancelling { ApplicationRuntime.current?.cancelTouches(in: self) }
        capturesAllTouches = true
    }

    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return capturesAllTouches && hit != nil ? self : hit
    }
}
