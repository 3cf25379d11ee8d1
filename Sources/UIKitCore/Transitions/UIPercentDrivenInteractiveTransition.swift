public import Foundation
import QuartzCore

/// Scrubs a transition's animations by hand: the time of the container's layer stands, and follows the percentage.
///
/// The animations may be blocks of views and animations of layers in the container. Views outside of it follow when they were
/// named to `animateAlongsideTransition(in:…)`. An animator that gives an interruptible animator is led by that one's fraction
/// instead.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
    UIViewControllerInteractiveTransitioning
{
    /// Seconds that the animator takes; 0 without a transition.
    open var duration: CGFloat { transition.map { CGFloat($0.duration) } ?? 0 }
    /// How far the transition is, 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    /// The speed of the rest: 1 lets it take its part of the duration.
    open var completionSpeed: CGFloat = 1
    /// The pace of the rest, unless there is a timing curve.
    open var completionCurve: UIView.AnimationCurve = .easeInOut
    /// The pace of the rest; nil for the completion curve.
    open var timingCurve: (any UITimingCurveProvider)?
    /// Whether the transition begins under the finger; else it runs until `pause()`.
    open var wantsInteractiveStart = true

    private weak var transition: TransitionContext?
    private let driver = AnimationDriver()
    private var clocks: [TransitionClock] = []
    private var hasStarted = false
    /// The progress decided before the transition had started.
    private var earlyEnd: CGFloat?

    /// Makes one for any number of transitions, one after the other.
    public override init() { super.init() }

    /// Is going to lead a transition that starts after the next layout; what is decided before counts. One that it leads already
    /// is left to itself.
    func drive(_ transition: TransitionContext) {
        leaveAlone()
        self.transition = transition
        (percentComplete, earlyEnd, clocks, hasStarted) = (0, nil, [], false)
        transition.onOver = { [weak self, unowned transition] in
            if self?.transition === transition { self?.release() }
        }
    }

    /// Has what it led go on to its end, so that nothing stands still that no hand is on.
    private func leaveAlone() {
        guard let transition, !transition.isOver else { return }
        if transition.isInteractive { transition.finishInteractiveTransition() }
        if let animator = transition.interruptible, animator.state == .active, !animator.isRunning {
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        }
        release()
    }

    /// Runs the animator and takes its animations in hand.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let transition = transitionContext as? TransitionContext else { return }
        if self.transition !== transition { drive(transition) }
        // Under the finger an interruptible animator is all that is needed.
        if transition.isInteractive || earlyEnd != nil { transition.askForInterruptible() }
        if transition.interruptible == nil { animate(transition) }
        guard !transition.isOver else { return }
        hasStarted = true
        guard transition.isInteractive || earlyEnd != nil else { return }
        show(percentComplete)
        if let goal = earlyEnd { run(to: goal) }
    }

    private func animate(_ transition: TransitionContext) {
        let (now, timeScale) = (LayerEnvironment.current.now, LayerEnvironment.current.timeScale)
        let layers = [transition.containerView.layer] + transition.coordinator.alongsideViews.map(\.layer)
        let clocks = layers.map { TransitionClock($0, length: transition.duration * timeScale) }
        transition.animate()
        guard !transition.isOver, transition.interruptible == nil else { return }
        self.clocks = clocks
        // The animations begin at this moment, before their time is moved.
        LayerEnvironment.current.timeline.step(to: now)
    }

    private func show(_ part: CGFloat) {
        if let animator = transition?.interruptible {
            animator.fractionComplete = part
        } else {
            for clock in clocks { clock.show(part) }
        }
    }

    /// Takes a running transition in hand.
    open func pause() {
        guard let transition, hasStarted, !transition.isOver, !transition.isInteractive else { return }
        stop()
        if let animator = transition.interruptible {
            guard animator.state == .active else { return }
            animator.pauseAnimation()
            if animator.isReversed { animator.isReversed = false }
            percentComplete = animator.fractionComplete
        } else {
            percentComplete = clocks.first?.progress ?? percentComplete
            show(percentComplete)
        }
        transition.pauseInteractiveTransition()
    }

    /// Shows the transition at `percentComplete`, 0 to 1, of its duration.
    open func update(_ percentComplete: CGFloat) {
        guard let transition, transition.isInteractive else { return }
        self.percentComplete = percentComplete.isNaN ? 0 : max(0, min(1, percentComplete))
        if hasStarted { show(self.percentComplete) }
        transition.updateInteractiveTransition(self.percentComplete)
    }

    /// Lets the transition go back to its beginning.
    open func cancel() {
        guard let transition, transition.isInteractive else { return }
        transition.cancelInteractiveTransition()
        run(to: 0)
    }

    /// Lets the transition run to its end.
    open func finish() {
        guard let transition, transition.isInteractive else { return }
        transition.finishInteractiveTransition()
        run(to: 1)
    }

    private func run(to goal: CGFloat) {
        guard let transition, !transition.isOver else { return }
        guard hasStarted else { return earlyEnd = goal }
        let rest = abs(goal - percentComplete) / max(completionSpeed, 0.01)
        if let animator = transition.interruptible {
            run(animator, backward: goal == 0, rest: rest)
        } else {
            runClocks(to: goal, rest: Double(rest))
        }
    }

    private func run(_ animator: any UIViewImplicitlyAnimating, backward: Bool, rest: CGFloat) {
        guard animator.state == .active, !animator.isRunning else { return }
        animator.isReversed = backward
        let pace = timingCurve ?? UICubicTimingParameters(animationCurve: completionCurve)
        animator.continueAnimation(withTimingParameters: pace, durationFactor: rest)
    }

    private func runClocks(to goal: CGFloat, rest: Double) {
        let (from, begin) = (percentComplete, LayerEnvironment.current.now)
        let pace = AnimatorPace(
            timingCurve ?? UICubicTimingParameters(animationCurve: completionCurve), duration: rest * Double(duration))
        let length = pace.duration * LayerEnvironment.current.timeScale
        // The step holds the object: a transition left to itself comes to its end.
        driver.onStep = { [self] now in
            let part = length > 0 ? min(1, (now - begin) / length) : 1
            guard part < 1 - 1e-9 else { return arrive(at: goal) }
            percentComplete = max(0, min(1, from + (goal - from) * CGFloat(pace.progress(at: part))))
            for clock in clocks { clock.show(percentComplete) }
        }
        driver.isMoving = true
    }

    private func arrive(at goal: CGFloat) {
        stop()
        percentComplete = goal
        for clock in clocks {
            clock.show(goal)
            clock.release()
        }
        if goal == 0 { transition?.finishImmediately() }
    }

    private func stop() {
        driver.isMoving = false
        driver.onStep = { _ in }
    }

    private func release() {
        stop()
        for clock in clocks { clock.release() }
        (clocks, hasStarted) = ([], false)
        transition = nil
        (percentComplete, earlyEnd) = (0, nil)
    }
}
