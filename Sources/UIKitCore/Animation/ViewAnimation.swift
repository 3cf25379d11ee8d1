import CoreGraphics
import Foundation
import QuartzCore

/// One animation block, from its run to the end of its last animation.
class ViewAnimation {
    /// The blocks being run, the innermost last; a nil entry switches animations off for the blocks inside it.
    private static var stack: [ViewAnimation?] = []

    /// The block that animates changes of views now.
    static var current: ViewAnimation? { stack.last ?? nil }

    /// Whether the innermost block switches animation off.
    static var isSwitchedOff: Bool { !stack.isEmpty && current == nil }

    /// The pace of a block's animations.
    enum Pace {
        case curve(UIView.AnimationCurve)
        case spring(SpringCurve)

        /// The spring that rests after a duration in seconds.
        static func spring(
            _ dampingRatio: CGFloat, _ initialVelocity: CGFloat, settlingIn duration: TimeInterval
        ) -> Pace {
            .spring(
                SpringCurve(
                    dampingRatio: Double(dampingRatio), initialVelocity: Double(initialVelocity),
                    settlingIn: max(duration, 0.001)))
        }
    }

    /// Rounds of animations.
    struct Repetition {
        var count: Float
        var autoreverses: Bool
        /// The rounds that blocks inside of `modifyAnimations` get instead of those of their options; nil elsewhere.
        static var given: Repetition?

        /// Runs a block with these repetitions.
        func apply(while block: () -> Void) {
            let outer = Self.given
            Self.given = self
            block()
            Self.given = outer
        }
    }

    var duration: Double
    var delay: Double
    var pace: Pace
    var options: UIView.AnimationOptions
    /// The number of runs of each animation, and whether it runs back in between.
    var repetition: Repetition
    /// The property animator's part that this block, or the one around it, belongs to.
    let track: AnimatorTrack?
    private var completion: ((Bool) -> Void)?
    private var pending = 0
    private var allFinished = true
    private var isBlockDone = false
    private var untouchableViews: [UIView] = []
    private var endings: [() -> Void] = []

    init(
        duration: Double, delay: Double, pace: Pace, options: UIView.AnimationOptions, track: AnimatorTrack? = nil,
        completion: ((Bool) -> Void)?
    ) {
        let outer = Self.current
        self.duration = outer.map { options.contains(.overrideInheritedDuration) ? duration : $0.duration } ?? duration
        self.pace = outer.map { options.contains(.overrideInheritedCurve) ? pace : $0.pace } ?? pace
        self.track = track ?? outer?.track
        self.delay = delay
        self.options = options
        self.completion = completion
        repetition =
            Repetition.given
            ?? Repetition(
                count: options.contains(.repeat) ? .infinity : 0, autoreverses: options.contains(.autoreverse))
    }

    /// Runs the block with this animation in force. Its completion follows when all animations have ended, or in the next turn
    /// when there were none.
    func run(_ block: () -> Void) {
        open()
        block()
        close()
    }

    /// Begins to animate changes of views.
    func open() { Self.push(self) }

    /// Ends the effect of `open()`; the completion follows as it does after `run(_:)`.
    func close() {
        Self.pop()
        blockDidRun()
        isBlockDone = true
        if pending == 0 { Self.inNextTurn { [self] in finishIfDone() } }
    }

    /// Does some work when all animations of the block have ended, before the completion.
    func atEnd(_ work: @escaping () -> Void) { endings.append(work) }

    /// Does some work in the next turn; at once where no application runs.
    static func inNextTurn(_ work: @escaping () -> Void) {
        guard let clock = AppClock.current else { return work() }
        clock.deadlines.schedule(at: clock.now, work)
    }

    /// Called when every change of the block is known.
    func blockDidRun() {}

    /// Runs a block with animations switched off.
    static func runWithout(_ block: () -> Void) {
        push(nil)
        block()
        pop()
    }

    /// Puts an animation in force, or none with nil.
    static func push(_ animation: ViewAnimation?) {
        stack.append(animation)
        CALayer.viewAnimationDepth = animation == nil ? 0 : CALayer.viewAnimationDepth + 1
    }

    /// Puts the animation in force that was before.
    static func pop() {
        stack.removeLast()
        CALayer.viewAnimationDepth = stack.reversed().prefix { $0 != nil }.count
    }

    /// The action that animates a property of a view's layer in this block; nil for properties that do not animate.
    func action(for key: String, of layer: CALayer) -> (any CAAction)? {
        guard duration > 0, let property = LayerProperty(rawValue: key), property.blockMotion != .none else {
            return nil
        }
        return BlockAction(of: self, for: property, on: layer)
    }

    /// Changes a property that blocks do not animate by themselves, and animates it in the current block from the shown value.
    static func change(_ property: LayerProperty, of layer: CALayer, to new: AnimatableValue) {
        let shown = property.value(in: layer.presentationState)
        layer.setModelValue(new, of: property)
        if let current { current.animate(layer, along: property, from: shown, to: new) }
    }

    /// Animates a layer from one path to another.
    func animate(_ layer: CALayer, along property: LayerProperty, from old: CGPath?, to new: CGPath) {
        animate(layer, along: property, from: .path(old?.geometry), to: .path(new.geometry))
    }

    /// Animates a property that blocks do not animate by themselves, after its change.
    private func animate(
        _ layer: CALayer, along property: LayerProperty, from old: AnimatableValue, to new: AnimatableValue
    ) {
        guard duration > 0, old != new else { return }
        apply(PropertyChange(LayerKeyPath(property), old: old, new: new, shown: old), of: layer)
    }

    /// Animates a change, in a property animator each number by itself.
    func apply(_ change: PropertyChange, of layer: CALayer) {
        guard let track else { return animate(change, of: layer) }
        for (part, axis) in change.changesByAxis {
            track.record(part, of: layer)
            animate(part, of: layer, along: axis)
        }
    }

    /// Animates one change.
    func animate(_ change: PropertyChange, of layer: CALayer, along axis: AnimatorPace.Axis = .horizontal) {
        let made = makeAnimation(keyPath: change.keyPath.text)
        if change.property.blockMotion == .adding {
            guard let ways = AddedWays(from: [change.old], to: change.new) else { return }
            (made.isAdditive, made.origin) = (true, ways.origin)
            (made.fromValue, made.toValue) = (ways.values[0].plainValue, ways.end.plainValue)
            return attach(made, to: layer, forKey: nil, along: axis)
        }
        let start = start(of: change)
        (made.fromValue, made.toValue) = (start.plainValue, change.new.plainValue)
        if case .color = change.new {
            made.fromValue = made.fromValue ?? fadedColor(change.new)
            made.toValue = made.toValue ?? fadedColor(start)
        }
        attach(made, to: layer, forKey: change.keyPath.text, along: axis)
    }

    /// The start value of an animation that replaces another: the old value, or the shown one with that option and in
    /// property animators.
    func start(of change: PropertyChange) -> AnimatableValue { startsFromShown ? change.shown : change.old }

    /// Whether an animation that replaces another begins at the shown value.
    var startsFromShown: Bool { options.contains(.beginFromCurrentState) || track != nil }

    /// Gives an animation the block's times.
    func giveTimes(to made: CAAnimation) {
        let timeScale = LayerEnvironment.current.timeScale
        made.duration = duration * timeScale
        made.delay = delay * timeScale
        made.fillMode = .backwards
        made.repeatCount = repetition.count
        made.autoreverses = repetition.autoreverses
    }

    /// Gives an animation the block's times and puts it on a layer; the block's completion waits for it.
    func attach(
        _ made: CAAnimation, to layer: CALayer, forKey key: String?, along axis: AnimatorPace.Axis = .horizontal
    ) {
        giveTimes(to: made)
        if let track {
            made.driver = track.driver
            made.drivenProgress = { track.shownProgress(along: axis) }
            made.timingFunction = nil
        }
        keepTouchesAway(from: layer)
        pending += 1
        made.onStop = { [self] finished in
            pending -= 1
            allFinished = allFinished && finished
            finishIfDone()
        }
        layer.add(made, forKey: key)
    }

    private func fadedColor(_ value: AnimatableValue) -> Any? {
        guard case .color(let color?) = value else { return nil }
        return AnimatableValue.color(color.withAlpha(multipliedBy: 0)).plainValue
    }

    private func makeAnimation(keyPath: String) -> CABasicAnimation {
        let timeScale = LayerEnvironment.current.timeScale
        let animation: CABasicAnimation
        switch pace {
        case .spring(let curve) where track == nil:
            let spring = CASpringAnimation(keyPath: keyPath)
            let frequency = curve.frequency / timeScale
            spring.stiffness = frequency * frequency
            spring.damping = 2 * curve.dampingRatio * frequency
            spring.initialVelocity = curve.initialVelocity / timeScale
            animation = spring
        case .curve(let curve):
            animation = CABasicAnimation(keyPath: keyPath)
            animation.timingFunction = curve.function
        case .spring: animation = CABasicAnimation(keyPath: keyPath)
        }
        return animation
    }

    private func keepTouchesAway(from layer: CALayer) {
        guard !options.contains(.allowUserInteraction), let view = layer.delegate as? UIView,
            !untouchableViews.holds(view)
        else { return }
        untouchableViews.append(view)
        view.blockTouches()
    }

    private func finishIfDone() {
        guard isBlockDone, pending == 0 else { return }
        for view in untouchableViews { view.unblockTouches() }
        untouchableViews = []
        for ending in endings { ending() }
        endings = []
        guard let completion else { return }
        self.completion = nil
        completion(allFinished)
    }
}

extension UIView.AnimationCurve {
    var function: CAMediaTimingFunction {
        switch self {
        case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
        case .easeIn: CAMediaTimingFunction(name: .easeIn)
        case .easeOut: CAMediaTimingFunction(name: .easeOut)
        case .linear: CAMediaTimingFunction(name: .linear)
        }
    }
}

extension UIView {
    /// Animations that keep touches away nest; the view can be touched again when the last has ended.
    fileprivate func blockTouches() {
        touchBlocks += 1
        viewFlags.insert(.ignoresTouches)
    }

    fileprivate func unblockTouches() {
        touchBlocks -= 1
        if touchBlocks == 0 { viewFlags.remove(.ignoresTouches) }
    }
}
