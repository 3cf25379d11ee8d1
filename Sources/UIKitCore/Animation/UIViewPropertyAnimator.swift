import CoreGraphics
public import Foundation
import QuartzCore

/// An animation that can be paused, scrubbed, reversed and given another pace while it is under way.
///
/// It is inactive until it is started, paused or scrubbed; then its blocks run, and it is active until its end or until it is
/// stopped. A stopped one must be finished. A paused or stopped animator may not be released; a running one keeps itself alive.
///
/// A pace given during a pause continues with the speed from before the pause, a spring with its own initial velocity excepted;
/// after scrubbing the speed is zero.
///
/// Changes of other animators and blocks to the same position, size or transform add up. A fade replaces another fade and
/// continues from the shown opacity.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// The duration in seconds; a spring made from its physics has its own.
    open private(set) var duration: TimeInterval
    /// The pace from its initializer.
    open private(set) var timingParameters: (any UITimingCurveProvider)?
    /// The animator's phase: inactive, active or stopped.
    open private(set) var state: UIViewAnimatingState = .inactive
    /// True from a start to the end or the next pause, a delay included.
    open private(set) var isRunning = false

    /// The delay of the last start, in seconds.
    open private(set) var delay: TimeInterval = 0
    /// Whether it can be paused, scrubbed and reversed.
    open var isInterruptible = true
    /// Whether the views that move can be touched.
    open var isUserInteractionEnabled = true
    /// Whether touches find moving views at their final positions; else, as at first, at their shown positions.
    ///
    /// It counts for blocks that run from now on. Views that are found at their final positions can test touches themselves
    /// in `hitTest(_:with:)`.
    open var isManualHitTestingEnabled = false
    /// Whether `fractionComplete` is the shown progress; else it is the part of the time, and the pace shapes scrubbing.
    open var scrubsLinearly = true
    /// Whether it stays active, paused, at its end.
    open var pausesOnCompletion = false

    private let pace: AnimatorPace
    private let run: AnimatorRun
    private let driver = AnimationDriver()
    private var tracks: [AnimatorTrack] = []
    /// The views that touches find at their shown positions.
    private var movedViews: [UIView] = []
    private var waiting: [(block: () -> Void, delayFactor: Double)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var reversed = false

    /// Makes an inactive animator with a duration in seconds.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        pace = AnimatorPace(parameters, duration: max(0, duration))
        self.duration = pace.duration
        timingParameters = parameters
        run = AnimatorRun(pace: pace)
        super.init()
    }

    /// Makes an animator with a duration of 0, whose changes are visible at once.
    public override convenience init() { self.init(duration: 0, timingParameters: UICubicTimingParameters()) }

    /// Makes an animator with a duration in seconds and one of the named curves.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator with a duration in seconds and a Bézier curve.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator with a spring of a damping ratio that rests at the end of the duration.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    deinit {
        let isStopped = state == .stopped
        if state != .inactive {
            fatalError(
                "A UIViewPropertyAnimator was let go while it was \(isStopped ? "stopped" : "paused"). "
                    + "Finish a stopped one with finishAnimation(at:) and stop a paused one before its last reference goes."
            )
        }
    }

    /// Makes an animator with a duration and starts it; the options' curve, delay and interaction count.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        let made = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
        guard let animator = made as? Self else {
            fatalError(
                "runningPropertyAnimator makes a UIViewPropertyAnimator. Make an object of \(Self.self) by its initialiser."
            )
        }
        animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    // MARK: Blocks

    /// Adds a block; while active it runs now and moves in the time that is left.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Adds a block that moves only after a delay: a part, 0 to 1, of the time that is left.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        if state == .stopped {
            refuse("was given animations while it was stopped", "Finish it first, or add them earlier")
        }
        let factor = max(0, min(1, Double(delayFactor)))
        if state == .inactive { waiting.append((animation, factor)) } else { runBlock(animation, delayFactor: factor) }
    }

    /// Adds a block to call at the end, with the position at which the animation ended.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    private func runBlock(_ block: () -> Void, delayFactor: Double) {
        let begin = run.target == nil ? run.part : 0
        let track = AnimatorTrack(driver: driver, run: run, start: begin + delayFactor * (1 - begin))
        tracks.append(track)
        let animation = ViewAnimation(
            duration: duration, delay: 0, pace: .curve(.linear),
            options: isUserInteractionEnabled ? .allowUserInteraction : [], track: track, completion: nil)
        animation.run(block)
        if !isManualHitTestingEnabled { followMovedViews(of: track) }
    }

    private func followMovedViews(of track: AnimatorTrack) {
        for view in track.movedViews where !movedViews.holds(view) {
            view.beginHitsWhereSeen()
            movedViews.append(view)
        }
    }

    private func activate() {
        state = .active
        run.returnToFirstLeg(pace: pace, part: 0)
        let blocks = waiting
        waiting = []
        for (block, factor) in blocks { runBlock(block, delayFactor: factor) }
        if reversed { run.part = 1 }
    }

    // MARK: Running

    /// Starts it, or resumes it after a pause.
    open func startAnimation() { startAnimation(afterDelay: 0) }

    /// Starts it with a delay in seconds before motion begins; the old values show until then.
    open func startAnimation(afterDelay delay: TimeInterval) {
        if state == .stopped { refuse("was started while it was stopped", "Call finishAnimation(at:) first") }
        if isRunning { return }
        if state == .inactive { activate() }
        self.delay = max(0, delay)
        go(in: remainingTime, after: self.delay)
    }

    /// Resumes a paused animator with another pace, or with a multiple of `duration` for the rest; 0 keeps the time left.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        if state != .active || isRunning {
            refuse("was continued while it was not paused", "Pause it first, or start it")
        }
        var time = durationFactor > 0 ? Double(durationFactor) * duration : remainingTime
        if let parameters {
            let pace = AnimatorPace(parameters, duration: time, speed: run.mainSpeed(to: reversed ? 0 : 1))
            time = pace.duration
            beginLeg(pace)
        }
        go(in: time, after: 0)
    }

    /// Pauses it at its present values; an inactive one at its start.
    open func pauseAnimation() {
        if state == .stopped { refuse("was paused while it was stopped", "Call finishAnimation(at:) first") }
        requireInterruptible("paused")
        if state == .inactive { activate() }
        halt()
    }

    /// Whether it runs back to the old values.
    open var isReversed: Bool {
        get { reversed }
        set {
            guard newValue != reversed else { return }
            if state == .active { requireInterruptible("reversed") }
            reversed = newValue
            guard state == .active else { return }
            let wasRunning = isRunning
            halt()
            if run.target != nil { beginLeg(run.pace) }
            if wasRunning { go(in: remainingTime, after: 0) }
        }
    }

    /// The completed part of the animation, in its direction: 0 to 1; setting it pauses.
    open var fractionComplete: CGFloat {
        get {
            let done = scrubsLinearly || run.target != nil ? run.mainProgress : run.part
            let cut = max(0, min(1, state == .inactive ? 0 : done))
            return CGFloat(reversed && state != .inactive ? 1 - cut : cut)
        }
        set {
            if state == .stopped { refuse("was scrubbed while it was stopped", "Call finishAnimation(at:) first") }
            requireInterruptible("scrubbed")
            if state == .inactive { activate() }
            halt()
            let asked = newValue.isNaN ? 0 : max(0, min(1, Double(newValue)))
            let done = reversed ? 1 - asked : asked
            run.returnToFirstLeg(pace: pace, part: scrubsLinearly ? pace.part(for: done) : done)
            driver.progressDidChange()
        }
    }

    /// The part of the leg's time at which the motion ends.
    private var goal: Double { run.target == nil && reversed ? 0 : 1 }

    private var remainingTime: Double { abs(goal - run.part) * run.pace.duration }

    private func beginLeg(_ pace: AnimatorPace) {
        let target: Double = reversed ? 0 : 1
        for track in tracks { track.beginLeg(to: target, pace: pace) }
        run.beginLeg(to: target, pace: pace)
    }

    private func go(in time: Double, after delay: Double) {
        let timeScale = LayerEnvironment.current.timeScale
        let (length, wait, from, to) = (time * timeScale, delay * timeScale, run.part, goal)
        var begin: Double?
        isRunning = true
        run.direction = to < from ? -1 : 1
        // The step holds the animator: a running one lives on without other references.
        driver.onStep = { [self] now in
            let start = begin ?? now + wait
            begin = start
            let elapsed = max(0, now - start)
            let isOver = now >= start && elapsed >= length - 1e-9
            run.part = isOver ? to : from + (to - from) * elapsed / length
            driver.progressDidChange()
            if isOver { end() }
        }
        driver.isMoving = true
    }

    private func halt() {
        isRunning = false
        driver.isMoving = false
        driver.onStep = { _ in }
    }

    // MARK: Ending

    private func end() {
        halt()
        if pausesOnCompletion { return }
        settle(at: reversed ? .start : .end, finished: true)
    }

    /// Ends it at the shown values; `true` makes it inactive without completion, `false` leaves it to be finished.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        halt()
        let changes = tracks.flatMap(\.changes)
        let shown = changes.map { $0.change.keyPath.value(in: $0.layer.presentationState) }
        driver.removeAnimations(finished: false)
        ViewAnimation.runWithout {
            for (entry, value) in zip(changes, shown) { entry.layer.setModelValue(value, of: entry.change.keyPath) }
        }
        state = .stopped
        if withoutFinishing {
            completions = []
            settle(at: .current, finished: false)
        }
    }

    /// Gives a stopped animator's properties their final values and calls the completions.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        if state != .stopped { refuse("was finished while it was not stopped", "Call stopAnimation(false) first") }
        settle(at: finalPosition, finished: true)
    }

    private func settle(at position: UIViewAnimatingPosition, finished: Bool) {
        let changes = tracks.flatMap(\.changes)
        tracks = []
        ViewAnimation.runWithout {
            switch position {
            case .end:
                for (layer, change) in changes where state == .stopped {
                    layer.setModelValue(change.new, of: change.keyPath)
                }
            case .start:
                for (layer, change) in changes.reversed() { layer.setModelValue(change.old, of: change.keyPath) }
            case .current: break
            }
        }
        driver.removeAnimations(finished: finished)
        for view in movedViews { view.endHitsWhereSeen() }
        movedViews = []
        state = .inactive
        let calls = completions
        completions = []
        for call in calls { call(position) }
    }

    private func requireInterruptible(_ what: String) {
        if !isInterruptible { refuse("was \(what) though it is not interruptible", "Leave isInterruptible true") }
    }

    private func refuse(_ what: String, _ remedy: String) -> Never {
        fatalError("A UIViewPropertyAnimator of \(duration) s \(what). \(remedy).")
    }
}
