import Foundation
import QuartzCore

/// Animations between two calls, as in sources from before blocks.
///
/// The delegate and its selectors, which would get the identifier and the context, are absent.
extension UIView {
    /// The animations that were begun and are not committed, the innermost last; nil where animations are switched off.
    private static var begunAnimations: [ViewAnimation?] = []

    /// Changes the animation that was begun last; has no effect outside of an animation.
    static func changeBegun(_ change: (ViewAnimation) -> Void) {
        if let animation = begunAnimations.last ?? nil { change(animation) }
    }

    /// Opens an animation until `commitAnimation()`.
    static func beginAnimation() {
        let animation =
            areAnimationsEnabled
            ? ViewAnimation(duration: 0.2, delay: 0, pace: .curve(.easeInOut), options: [], completion: nil) : nil
        begunAnimations.append(animation)
        ViewAnimation.push(animation)
    }

    /// Closes the animation that was begun last.
    static func commitAnimation() {
        guard let animation = begunAnimations.popLast() else { return }
        animation?.close() ?? ViewAnimation.pop()
    }
}

extension ViewAnimation {
    /// Whether the animation starts from the shown values instead of the old ones.
    var beginsFromCurrentState: Bool {
        get { options.contains(.beginFromCurrentState) }
        set {
            if newValue { options.insert(.beginFromCurrentState) } else { options.remove(.beginFromCurrentState) }
        }
    }
}
