import Foundation

/// A property of all objects with a time line of their own, by its key.
enum TimingKey: String {
    case beginTime, timeOffset, speed, duration, repeatCount, repeatDuration, autoreverses, fillMode

    /// The value of a layer or an animation.
    func value(of timed: any CAMediaTiming) -> Any? {
        switch self {
        case .beginTime: NSNumber(value: timed.beginTime)
        case .timeOffset: NSNumber(value: timed.timeOffset)
        case .speed: NSNumber(value: timed.speed)
        case .duration: NSNumber(value: timed.duration)
        case .repeatCount: NSNumber(value: timed.repeatCount)
        case .repeatDuration: NSNumber(value: timed.repeatDuration)
        case .autoreverses: NSNumber(value: timed.autoreverses)
        case .fillMode: timed.fillMode
        }
    }

    /// Sets the value of a layer or an animation; one of another type is ignored.
    func set(_ value: Any?, of timed: any CAMediaTiming) {
        if case .fillMode = self {
            let named = (value as? String).map { CAMediaTimingFillMode(rawValue: $0) }
            timed.fillMode = value as? CAMediaTimingFillMode ?? named ?? timed.fillMode
            return
        }
        if case .autoreverses = self {
            timed.autoreverses = value as? Bool ?? (value as? NSNumber)?.boolValue ?? timed.autoreverses
            return
        }
        guard case .number(let number)? = AnimatableValue(value) else { return }
        switch self {
        case .beginTime: timed.beginTime = Double(number)
        case .timeOffset: timed.timeOffset = Double(number)
        case .speed: timed.speed = Float(number)
        case .duration: timed.duration = Double(number)
        case .repeatCount: timed.repeatCount = Float(number)
        case .repeatDuration: timed.repeatDuration = Double(number)
        case .autoreverses, .fillMode: break
        }
    }
}
