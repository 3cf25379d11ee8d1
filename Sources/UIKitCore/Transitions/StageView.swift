package import Foundation

/// Holds the views of a container's children, or of a presentation; during a transition it keeps touches from them.
package class StageView: UIView {
    /// True while a transition runs. The views keep the touches that began before.
    final var capturesAllTouches = false

    package override var drawsContent: Bool { false }

    /// Withholds new touches from the children.
    ///
    /// - Parameter cancelling: Whether touches that have begun are cancelled, too; a touch that drives the transition is not.
    package final func captureAllTouches(cancelling: Bool) {
        if cancelling { ApplicationRuntime.current?.cancelTouches(in: self) }
        capturesAllTouches = true
    }

    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return capturesAllTouches && hit != nil ? self : hit
    }
}
