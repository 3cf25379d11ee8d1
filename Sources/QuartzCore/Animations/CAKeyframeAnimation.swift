public import CoreGraphics
public import Foundation

/// An animation through a list of values or along a path.
///
/// Values of different kinds, or of a kind that cannot be animated, have no effect. The animation's own timing function runs over
/// the whole, `timingFunctions` from key to key.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values to show one after the other; ignored when there is a path.
    open var values: [Any]? { didSet { track = nil } }

    /// The way of a point, in the coordinate space of the property; each line or curve leads from key to key.
    open var path: CGPath? { didSet { track = nil } }

    /// When each value is reached, ascending from 0 to 1; equally spaced when nil or when it does not fit the values.
    ///
    /// A discrete animation may have one more than values: the last is when the last value's time is over.
    open var keyTimes: [NSNumber]? { didSet { track = nil } }

    /// The paces from key to key, one fewer than values; a missing one is linear. Paced modes ignore them.
    open var timingFunctions: [CAMediaTimingFunction]? { didSet { track = nil } }

    /// The interpolation between the keys.
    open var calculationMode: CAAnimationCalculationMode = .linear { didSet { track = nil } }

    /// For cubic modes, how tightly each key is passed: 1 stops there, −1 swings wide.
    open var tensionValues: [NSNumber]? { didSet { track = nil } }

    /// For cubic modes, how sharp the corner at each key is: −1 is a straight polygon's.
    open var continuityValues: [NSNumber]? { didSet { track = nil } }

    /// For cubic modes, where the curve bends at each key: 1 after it, −1 before it.
    open var biasValues: [NSNumber]? { didSet { track = nil } }

    /// The rotation of the layer along a path; nil leaves it upright.
    open var rotationMode: CAAnimationRotationMode?

    private enum Track {
        case none
        case discrete([AnimatableValue], times: [Double])
        case moving(KeyframeTrack, ComponentSpace)
        case path(KeyframeTrack)
    }

    /// Made when first needed; changing a setting drops it.
    private var track: Track?

    override func copySettings(of other: CAAnimation) {
        super.copySettings(of: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        (values, path, keyTimes, timingFunctions) = (
            other.values, other.path?.copy(), other.keyTimes, other.timingFunctions
        )
        (calculationMode, rotationMode) = (other.calculationMode, other.rotationMode)
        (tensionValues, continuityValues, biasValues) = (other.tensionValues, other.continuityValues, other.biasValues)
    }

    override func value(_ phase: AnimationPhase, localTime: Double, below: AnimatableValue) -> AnimatableValue? {
        guard var value = value(at: pace(phase.fraction)) else { return nil }
        if isCumulative, phase.cycles > 0, let last = self.value(at: 1) {
            value = value.adding(last.scaled(by: CGFloat(phase.cycles))) ?? value
        }
        return value
    }

    override func apply(_ phase: AnimationPhase, localTime: Double, to state: inout LayerState) {
        super.apply(phase, localTime: localTime, to: &state)
        guard let rotationMode, case .path(let track) = currentTrack else { return }
        let place = track.position(at: pace(phase.fraction))
        let direction = place.segment.direction(at: place.s)
        guard direction.contains(where: { $0 != 0 }) else { return }
        let turn = rotationMode == .rotateAutoReverse ? CGFloat.pi : 0
        let angle = atan2(direction[1], direction[0]) + turn
        if state.isSpatial {
            state.spaceTransform = CATransform3DConcat(
                state.spaceTransform, CATransform3DMakeRotation(angle, 0, 0, 1))
        } else {
            state.setTransform(state.transform.concatenating(CGAffineTransform(rotationAngle: angle)))
        }
    }

    private func pace(_ fraction: Double) -> Double { timingFunction?.progress(at: fraction) ?? fraction }

    private func value(at fraction: Double) -> AnimatableValue? {
        switch currentTrack {
        case .none: return nil
        case .discrete(let values, let times):
            let index = times.lastIndex { $0 <= fraction } ?? 0
            return values[min(index, values.count - 1)]
        case .moving(let track, let space):
            let place = track.position(at: fraction)
            return space.value(place.segment.vector(at: place.s))
        case .path(let track):
            let place = track.position(at: fraction)
            let vector = place.segment.vector(at: place.s)
            return .point(CGPoint(x: vector[0], y: vector[1]))
        }
    }

    private var currentTrack: Track {
        if let track { return track }
        let made = makeTrack()
        track = made
        return made
    }

    private func makeTrack() -> Track {
        let times = keyTimes?.map(\.doubleValue)
        let functions = timingFunctions ?? []
        if let path {
            let segments = KeyframeTrack.segments(of: path.geometry)
            if calculationMode == .discrete, let first = segments.first {
                let points = [first.points[0]] + segments.map { $0.points[3] }
                return discrete(points.map { .point(CGPoint(x: $0[0], y: $0[1])) }, times)
            }
            return KeyframeTrack(
                segments: segments, keyTimes: times, timingFunctions: functions, isPaced: calculationMode.isPaced
            ).map(Track.path) ?? .none
        }
        let values = (values ?? []).compactMap { AnimatableValue($0) }
        guard !values.isEmpty, values.count == self.values?.count, values.allSatisfy({ $0.isSameKind(as: values[0]) })
        else { return .none }
        guard calculationMode != .discrete, values.count > 1, let space = ComponentSpace(values) else {
            return discrete(values, times)
        }
        let segments: [KeyframeTrack.Segment]
        if calculationMode.isCubic {
            let equal = KeyframeTrack.equallySpaced(values.count)
            let own = calculationMode.isPaced ? nil : KeyframeTrack.usable(times, count: values.count)
            segments = KeyframeTrack.spline(through: space.vectors, keyTimes: own ?? equal, shape: splineShape)
        } else {
            segments = KeyframeTrack.lines(through: space.vectors)
        }
        return KeyframeTrack(
            segments: segments, keyTimes: times, timingFunctions: functions, isPaced: calculationMode.isPaced
        ).map { .moving($0, space) } ?? .none
    }

    private func discrete(_ values: [AnimatableValue], _ times: [Double]?) -> Track {
        let own =
            KeyframeTrack.usable(times, count: values.count + 1) ?? KeyframeTrack.usable(times, count: values.count)
        return .discrete(
            values, times: Array((own ?? KeyframeTrack.equallySpaced(values.count + 1)).prefix(values.count)))
    }

    private var splineShape: KeyframeTrack.SplineShape {
        func numbers(_ list: [NSNumber]?) -> [Double] { (list ?? []).map(\.doubleValue) }
        return KeyframeTrack.SplineShape(
            tension: numbers(tensionValues), continuity: numbers(continuityValues), bias: numbers(biasValues))
    }
}
