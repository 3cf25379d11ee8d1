import CoreGraphics
import Foundation
import QuartzCore

/// The curve of a property animator and how long it takes.
struct AnimatorPace {
    private enum Curve {
        case cubic(CAMediaTimingFunction)
        case spring(SpringCurve)
    }

    private let curve: Curve
    /// Seconds; a spring that is given by mass, stiffness and damping, or by how long it seems to last, has its own.
    let duration: Double

    init(_ parameters: any UITimingCurveProvider, duration: Double) {
        if let spring = parameters.springTimingParameters {
            let fitted = spring.curve(settlingIn: max(duration, 0.001))
            curve = .spring(fitted)
            self.duration = spring.hasOwnDuration ? fitted.settlingDuration : duration
        } else {
            curve = .cubic(
                parameters.cubicTimingParameters?.function ?? CAMediaTimingFunction(name: .easeInEaseOut))
            self.duration = duration
        }
    }

    /// The progress for a part of the duration.
    func progress(at part: Double) -> Double {
        switch curve {
        case .cubic(let function): function.progress(at: part)
        case .spring(let spring): spring.progress(at: part * duration)
        }
    }

    /// The first part of the duration at which a progress is reached; 0 and 1 are the ends.
    func part(for progress: Double) -> Double {
        if progress <= 0 { return 0 }
        if progress >= 1 { return 1 }
        // The first sixtieth of a hundredth that reaches it, and then halves: a curve may come back.
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
