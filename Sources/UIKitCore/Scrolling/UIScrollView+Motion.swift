import CoreGraphics
package import Foundation
import QuartzCore
import UIFoundation

/// Movements over time, without a gesture.
extension UIScrollView {
    /// The duration in seconds of an animated change of the offset.
    package static let scrollDuration = 0.3
    /// The duration in seconds of a step of a wheel.
    static let wheelDuration = 0.12

    /// The media time in seconds.
    var now: Double { CACurrentMediaTime() }

    // MARK: By the app

    func scroll(to offset: CGPoint, animated: Bool) {
        guard animated, offset != contentOffset, canMove else {
            stopMotion()
            contentOffset = offset
            if drag == nil { contentDidRest() }
            return
        }
        run(eased(to: offset, cause: .animation, duration: Self.scrollDuration))
    }

    func scroll(toShow rect: CGRect, animated: Bool) {
        let target = target(toShow: rect, from: contentOffset)
        if target != contentOffset { setContentOffset(target, animated: animated) }
    }

    /// The offset nearest to another one at which a rectangle of the content is visible.
    func target(toShow rect: CGRect, from start: CGPoint) -> CGPoint {
        let port = CGRect(origin: start, size: bounds.size).inset(by: adjustedContentInset)
        var offset = start
        offset.x += Self.step(from: port.minX...max(port.minX, port.maxX), toShow: rect.minX...rect.maxX)
        offset.y += Self.step(from: port.minY...max(port.minY, port.maxY), toShow: rect.minY...rect.maxY)
        return resting(offset)
    }

    /// The smallest distance that brings a range into another one, or its beginning when it is longer.
    private static func step(from port: ClosedRange<CGFloat>, toShow range: ClosedRange<CGFloat>) -> CGFloat {
        let (before, after) = (range.lowerBound - port.lowerBound, range.upperBound - port.upperBound)
        if before < 0 { return after > 0 ? 0 : before }
        return after > 0 ? min(before, after) : 0
    }

    /// Scrolls to the top after a tap on the status bar.
    ///
    /// - Returns: False when the content is at its top already, or the delegate refuses.
    @discardableResult
    func scrollToTop() -> Bool {
        let top = CGPoint(x: contentOffset.x, y: limits.y.lowerBound)
        guard contentOffset.y > top.y, delegate?.scrollViewShouldScrollToTop(self) != false else { return false }
        run(eased(to: top, cause: .scrollToTop, duration: Self.scrollDuration))
        return true
    }

    func eased(
        to offset: CGPoint, cause: ScrollMotion.Cause, duration: Double,
        pace: CAMediaTimingFunctionName = .easeInEaseOut
    ) -> ScrollMotion {
        let seconds = duration * LayerEnvironment.current.timeScale
        return ScrollMotion(
            cause, x: ScrollCourse(from: contentOffset.x, easingTo: offset.x, duration: seconds, pace: pace),
            y: ScrollCourse(from: contentOffset.y, easingTo: offset.y, duration: seconds, pace: pace), at: now)
    }

    /// Moves content to an offset at which it rests, when the reason that kept it elsewhere has ended.
    package func settle(at offset: CGPoint, duration: Double) {
        run(eased(to: offset, cause: .release, duration: duration))
    }

    /// Whether movements over time are possible: the view is in a window of a running app, and animations are enabled.
    private var canMove: Bool {
        window != nil && ApplicationRuntime.current != nil && UIView.areAnimationsEnabled
    }

    // MARK: By a device

    /// Moves the content with a wheel or touchpad, up to the limits.
    func follow(_ translation: ScrollPan.DeviceTranslation) {
        let start = motion?.cause == .wheel ? motion?.destination ?? contentOffset : contentOffset
        let target = pixelAligned(
            resting(CGPoint(x: start.x - translation.distance.x, y: start.y - translation.distance.y)))
        if translation.isPrecise || !canMove {
            stopMotion()
            contentOffset = target
        } else {
            run(eased(to: target, cause: .wheel, duration: Self.wheelDuration, pace: .easeOut))
        }
    }

    // MARK: By momentum

    /// The movement of content after its release.
    func naturalMotion(from offset: CGPoint, velocity: CGPoint) -> ScrollMotion {
        let limits = limits
        let bouncing = bouncingAxes
        func course(_ start: CGFloat, _ velocity: CGFloat, _ range: ClosedRange<CGFloat>, _ axis: ScrollAxes)
            -> ScrollCourse
        {
            ScrollCourse(
                from: start, velocity: velocity,
                on: ScrollCourse.Track(limits: range, bounces: bouncing.contains(axis), rate: decelerationRate.usable))
        }
        return ScrollMotion(
            .deceleration, x: course(offset.x, velocity.x, limits.x, .horizontal),
            y: course(offset.y, velocity.y, limits.y, .vertical), at: now, isNatural: true)
    }

    // MARK: Running

    /// Runs a movement instead of the present one.
    func run(_ motion: ScrollMotion) {
        stopMotion()
        guard canMove else {
            contentOffset = motion.destination
            notifyEnd(of: motion)
            return contentDidRest()
        }
        self.motion = motion
        indicators.show()
        motionStepper.start()
    }

    /// Advances to the time of a frame.
    ///
    /// - Returns: False when no movement is running any more.
    func stepMotion() -> Bool {
        guard let motion else { return false }
        let time = now
        let isOver = motion.isOver(at: time)
        move(to: isOver ? motion.destination : pixelAligned(motion.offset(at: time)))
        // A callback may have stopped the scroll or begun another.
        guard self.motion === motion else { return self.motion != nil }
        guard isOver else { return true }
        self.motion = nil
        indicators.hide()
        notifyEnd(of: motion)
        if self.motion == nil, drag == nil { contentDidRest() }
        return self.motion != nil
    }

    /// Changes the destination of the running movement; its end time stays.
    package func redirectMotion(to offset: CGPoint) { motion?.redirect(to: offset, at: now) }

    private func notifyEnd(of motion: ScrollMotion) {
        switch motion.cause {
        case .deceleration: delegate?.scrollViewDidEndDecelerating(self)
        case .animation, .keyboard: delegate?.scrollViewDidEndScrollingAnimation(self)
        case .scrollToTop: delegate?.scrollViewDidScrollToTop(self)
        case .wheel, .release: break
        }
    }

    /// Stops a movement at its present offset, without callbacks.
    package func stopMotion() {
        guard motion != nil else { return }
        motion = nil
        motionStepper.stop()
        if drag == nil { indicators.hide() }
    }

    package func stopAll() {
        stopMotion()
        if drag != nil || pinch != nil {
            scrollPan.abort()
            scrollPinch?.abort()
        }
        let resting = resting(contentOffset)
        if resting != contentOffset { contentOffset = resting }
    }

    /// Sets the offset without an animation block's animation, because the movement itself is one.
    func move(to offset: CGPoint) {
        guard offset != contentOffset else { return }
        UIView.performWithoutAnimation { contentOffset = offset }
    }

    /// The nearest offset at which content lies on whole pixels.
    func pixelAligned(_ offset: CGPoint) -> CGPoint {
        let scale = UIScreen.currentScale
        return CGPoint(x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
    }
}

extension UIScrollView.DecelerationRate {
    /// The rate limited to values with which content stops.
    fileprivate nonisolated var usable: CGFloat { max(0.5, min(0.9999, rawValue)) }
}
