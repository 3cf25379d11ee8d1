import CoreGraphics
import Foundation
import QuartzCore

/// The curve of a property animator and its duration.
struct AnimatorPace {
    /// The axis of a point or rectangle along which a number lies; plain numbers count as horizontal.
    nonisolated enum Axis {
        case horizontal, vertical
    }

    private enum Curve {
        /// A Bézier curve; `lift` is added to its slope at the start.
        case cubic(CAMediaTimingFunction, lift: Double)
        case spring(horizontal: SpringCurve, vertical: SpringCurve)
    }

    private var curve: Curve
    /// A spring that is not given by its physics rests at the end of the duration, at any initial speed.
    private let isFitted: Bool
    /// Seconds; a spring that is given by mass, stiffness and damping has its own.
    let duration: Double

    /// Takes the initial speed, in parts of the distance per second, that a spring given by its physics uses for computing
    /// its duration.
    init(_ parameters: any UITimingCurveProvider, duration: Double, speed: Double = 0) {
        if let spring = parameters.springTimingParameters {
            let (horizontal, vertical) = spring.curves(settlingIn: max(duration, 0.001))
            curve = .spring(horizontal: horizontal, vertical: vertical)
            isFitted = !spring.hasOwnDuration
            let settling = [horizontal, vertical].map { $0.beginning(at: speed).settlingDuration }
            self.duration = spring.hasOwnDuration ? max(settling[0], settling[1]) : duration
        } else {
            let function = parameters.cubicTimingParameters?.function ?? CAMediaTimingFunction(name: .easeInEaseOut)
            (curve, isFitted, self.duration) = (.cubic(function, lift: 0), false, duration)
        }
    }

    /// The progress for a part of the duration.
    func progress(at part: Double, along axis: Axis = .horizontal) -> Double {
        switch curve {
        case .cubic(let function, let lift):
            // The added part has the slope of the lift at the start, and neither height nor slope at the end.
            return function.progress(at: part) + (lift == 0 ? 0 : lift * part * (1 - part) * (1 - part))
        case .spring(let horizontal, let vertical):
            return (axis == .horizontal ? horizontal : vertical).progress(at: part * duration)
        }
    }

    /// The same pace from a speed on, in parts of the distance per second; a spring that was given a speed of its own
    /// keeps that.
    func beginning(at speed: Double, along axis: Axis) -> AnimatorPace {
        var pace = self
        switch curve {
        case .cubic(let function, _):
            let step = 1e-6
            pace.curve = .cubic(function, lift: speed * duration - function.progress(at: step) / step)
        case .spring(let horizontal, let vertical):
            let fit = isFitted ? duration : nil
            pace.curve =
                axis == .horizontal
                ? .spring(horizontal: horizontal.beginning(at: speed, settlingIn: fit), vertical: vertical)
                : .spring(horizontal: horizontal, vertical: vertical.beginning(at: speed, settlingIn: fit))
        }
        return pace
    }

    /// The first part of the duration at which a progress is reached: 0 for a progress up to 0, and 1 for one from 1 on.
    func part(for progress: Double) -> Double {
        if progress <= 0 { return 0 }
        if progress >= 1 { return 1 }
        // The first sixtieth of a hundredth that reaches it, then halved repeatedly: a curve may return to the same value.
        let steps = 600
        guard let step = (1...steps).first(where: { self.progress(at: Double($0) / Double(steps)) >= progress }) else {
            return 1
        }
        var (low, high) = (Double(step - 1) / Double(steps), Double(step) / Double(steps))
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if self.progress(at: middle) < progress { low = middle } else { high = middle }
        }
        return high
    }
}

extension SpringCurve {
    /// The same spring with another speed at the start, unless it has one; made to be at rest after a duration when one is given.
    fileprivate nonisolated func beginning(at speed: Double, settlingIn duration: Double? = nil) -> SpringCurve {
        guard initialVelocity == 0, speed != 0 else { return self }
        if let duration {
            return SpringCurve(dampingRatio: dampingRatio, initialVelocity: speed, settlingIn: max(duration, 0.001))
        }
        return SpringCurve(frequency: frequency, dampingRatio: dampingRatio, initialVelocity: speed)
    }
}
