public import Foundation
import QuartzCore

/// Scrubs a transition's animations: it pauses the time of the container's layer and sets it by the percentage.
///
/// It drives animation blocks of views and animations of layers in the container. Views outside the container follow when they
/// were passed to `animateAlongsideTransition(in:…)`. If the animator has an interruptible animator, this object sets the
/// `fractionComplete` of that instead.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
    UIViewControllerInteractiveTransitioning
{
    /// The animator's duration in seconds; 0 without a transition.
    open var duration: CGFloat { transition.map { CGFloat($0.duration) } ?? 0 }
    /// The progress of the transition, 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    /// The speed of the rest after the gesture has ended: with 1 it takes its part of the duration.
    open var completionSpeed: CGFloat = 1
    /// The curve of the rest, unless there is a timing curve.
    open var completionCurve: UIView.AnimationCurve = .easeInOut
    /// The timing curve of the rest; nil for the completion curve.
    open var timingCurve: (any UITimingCurveProvider)?
    /// Whether the transition begins interactively; otherwise it runs until `pause()`.
    open var wantsInteractiveStart = true

    private weak var transition: TransitionContext?
    private let driver = AnimationDriver()
    private var clocks: [TransitionClock] = []
    private var hasStarted = false
    /// The end, finished or cancelled, that was decided before the transition had started.
    private var earlyEnd: CGFloat?

    /// Makes an interaction controller, which can drive several transitions one after the other.
    public override init() { super.init() }

    /// Prepares to drive a transition that starts after the next layout. Calls of `update`, `finish` and `cancel` before
    /// that count.
    ///
    /// A transition that the object already drives runs to its end by itself.
    func drive(_ transition: TransitionContext) {
        leaveAlone()
        self.transition = transition
        (percentComplete, earlyEnd, clocks, hasStarted) = (0, nil, [], false)
        transition.onOver = { [weak self, unowned transition] in
            if self?.transition === transition { self?.release() }
        }
    }

    /// Lets the driven transition run to its end, so that it does not stay paused without a gesture.
    private func leaveAlone() {
        guard let transition, !transition.isOver else { return }
        if transition.isInteractive { transition.finishInteractiveTransition() }
        if let animator = transition.interruptible, animator.state == .active, !animator.isRunning {
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        }
        release()
    }

    /// Runs the animator and pauses its animations at the present percentage.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let transition = transitionContext as? TransitionContext else { return }
        if self.transition !== transition { drive(transition) }
        // While a gesture drives the transition, an interruptible animator suffices.
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
        // The animations must begin now, before the layer's time is changed.
        LayerEnvironment.current.timeline.step(to: now)
    }

    private func show(_ part: CGFloat) {
        if let animator = transition?.interruptible {
            animator.fractionComplete = part
        } else {
            for clock in clocks { clock.show(part) }
        }
    }

    /// Pauses a running transition, so that `update(_:)` drives it.
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

    /// Runs the transition back to its beginning and cancels it.
    open func cancel() {
        guard let transition, transition.isInteractive else { return }
        transition.cancelInteractiveTransition()
        run(to: 0)
    }

    /// Runs the transition to its end.
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
        // The closure retains this object, so that a transition without other owners reaches its end.
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
