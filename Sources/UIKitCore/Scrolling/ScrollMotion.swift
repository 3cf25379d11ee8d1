import CoreGraphics
package import Foundation

/// A movement of a scroll view's offset that goes on by itself.
package final class ScrollMotion {
    /// The cause of the movement, which decides on the callbacks at its end.
    enum Cause {
        /// A finger that let go.
        case deceleration
        /// The app, by an animated change.
        case animation
        /// A tap on the status bar.
        case scrollToTop
        /// A step of a wheel.
        case wheel
        /// Room above the content that was given back.
        case release
        /// A key.
        case keyboard
    }

    let cause: Cause
    private(set) var x: ScrollCourse
    private(set) var y: ScrollCourse
    /// Media time in seconds.
    let began: Double
    /// Whether the content goes where it does by its velocity and the limits alone.
    let isNatural: Bool

    init(_ cause: Cause, x: ScrollCourse, y: ScrollCourse, at time: Double, isNatural: Bool = false) {
        (self.cause, self.x, self.y, began, self.isNatural) = (cause, x, y, time, isNatural)
    }

    /// Moves what is still to come with the content, as its finger's hold is.
    func shift(by translation: CGPoint) {
        x.shift(by: translation.x)
        y.shift(by: translation.y)
    }

    /// Leads the offset to another place from where it is at a media time.
    func redirect(to destination: CGPoint, at time: Double) {
        x.redirect(to: destination.x, at: time - began)
        y.redirect(to: destination.y, at: time - began)
    }

    /// Where the offset rests in the end.
    package var destination: CGPoint { CGPoint(x: x.destination, y: y.destination) }

    /// Seconds until both axes rest.
    var duration: Double { max(x.duration, y.duration) }

    /// The offset at a media time.
    func offset(at time: Double) -> CGPoint {
        CGPoint(x: x.position(at: time - began), y: y.position(at: time - began))
    }

    /// Points per second at a media time.
    func velocity(at time: Double) -> CGPoint {
        CGPoint(x: x.velocity(at: time - began), y: y.velocity(at: time - began))
    }

    func isOver(at time: Double) -> Bool { time - began >= duration }
}
