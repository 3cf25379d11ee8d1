import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation

/// The default effect. It highlights the target, by the target's own highlight or else by a translucent cover, and blinks before
/// the activation.
final class SpringLight: NSObject, UISpringLoadedInteractionEffect {
    /// Seconds for which the highlight is alternately off and on while it blinks.
    private static let blink = SpringLoading.warning / 4

    private var light: UIView?
    private weak var highlighted: (any HighlightedBySpring)?
    private var deadline: DeadlineQueue.Deadline?

    func interaction(
        _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
    ) {
        deadline?.cancel()
        switch context.state {
        case .possible:
            put(on: context.targetView)
            setOn(true)
        case .activating: change(to: false)
        case .inactive, .activated: remove()
        }
    }

    private func put(on view: UIView?) {
        guard let view else { return }
        if let highlighted, highlighted === view { return }
        // An effect view has no subviews but those of its content view.
        let host = (view as? UIVisualEffectView)?.contentView ?? view
        if let light, light.superview === host { return }
        remove()
        highlighted = view is any LitBySpring ? nil : view as? any HighlightedBySpring
        guard highlighted == nil else { return }
        let light = UIView(frame: host.bounds)
        light.isUserInteractionEnabled = false
        light.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        light.backgroundColor = .systemFill
        light.layer.cornerRadius = view.layer.cornerRadius
        host.addSubview(light)
        self.light = light
    }

    private func remove() {
        highlighted?.endSpringHighlight()
        light?.removeFromSuperview()
        (highlighted, light) = (nil, nil)
    }

    private func setOn(_ isOn: Bool) {
        highlighted?.setSpringHighlight(isOn)
        light?.isHidden = !isOn
    }

    private func change(to isOn: Bool) {
        setOn(isOn)
        guard let clock = AppClock.current else { return }
        deadline = clock.deadlines.schedule(at: clock.now + Self.blink) { [weak self] in self?.change(to: !isOn) }
    }
}
