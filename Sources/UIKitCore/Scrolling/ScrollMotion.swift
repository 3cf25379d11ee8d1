import CoreGraphics
package import Foundation

/// A movement of a scroll view's offset over time, without a gesture.
package final class ScrollMotion {
    /// The cause of the movement, which determines the callbacks at its end.
    enum Cause {
        /// The release of a drag.
        case deceleration
        /// An animated change by the app.
        case animation
        /// A tap on the status bar.
        case scrollToTop
        /// A step of a wheel.
        case wheel
        /// The end of the reason that kept content beyond its limits, such as a refresh.
        case release
        /// A key.
        case keyboard
    }

    let cause: Cause
    private(set) var x: ScrollCourse
    private(set) var y: ScrollCourse
    /// The start in seconds of media time.
    let began: Double
    /// Whether velocity and limits alone determine the destination, not the app or a page.
    let isNatural: Bool

    init(_ cause: Cause, x: ScrollCourse, y: ScrollCourse, at time: Double, isNatural: Bool = false) {
        (self.cause, self.x, self.y, began, self.isNatural) = (cause, x, y, time, isNatural)
    }

    /// Shifts the rest of the movement with the content.
    func shift(by translation: CGPoint) {
        x.shift(by: translation.x)
        y.shift(by: translation.y)
    }

    /// Changes the destination at a media time.
    func redirect(to destination: CGPoint, at time: Double) {
        x.redirect(to: destination.x, at: time - began)
        y.redirect(to: destination.y, at: time - began)
    }

    /// The offset at the end.
    package var destination: CGPoint { CGPoint(x: x.destination, y: y.destination) }

    /// The time in seconds until both axes rest.
    var duration: Double { max(x.duration, y.duration) }

    /// The offset at a media time.
    func offset(at time: Double) -> CGPoint {
        CGPoint(x: x.position(at: time - began), y: y.position(at: time - began))
    }

    /// The velocity in points per second at a media time.
    func velocity(at time: Double) -> CGPoint {
        CGPoint(x: x.velocity(at: time - began), y: y.velocity(at: time - began))
    }

    func isOver(at time: Double) -> Bool { time - began >= duration }
}
