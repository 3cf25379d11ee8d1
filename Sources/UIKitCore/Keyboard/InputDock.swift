import CoreGraphics
import Foundation

/// Shows the input views of the key window's first responder at the window's bottom, and tells of that area as of a keyboard.
///
/// A responder without input views shows nothing: computers have keys.
final class InputDock: LayoutObserver {
    static let duration = 0.25

    private unowned let runtime: ApplicationRuntime
    private(set) lazy var view = makeView()
    /// Where the area is or is going, in its window, but for a pull; nil while there is none.
    private(set) var frame: CGRect?
    /// The distance in points by which a finger has pulled the area down; nil while no finger is below its upper edge.
    var pull: CGFloat?
    /// The size of its window when the area was placed last.
    private var windowSize = CGSize.zero
    /// The first responder of the last update.
    private weak var lastFirst: UIResponder?
    var followers: [Follower] = []
    private var changesGoingOn = 0
    /// How often the area began to move.
    private var moves = 0
    private var isLaidOutAnew = false

    init(runtime: ApplicationRuntime) { self.runtime = runtime }

    private func makeView() -> InputDockView {
        let view = InputDockView()
        view.onLayout = { [unowned self] in isLaidOutAnew = true }
        return view
    }

    /// The area in a window, where it is or where it moves to; nil while it has none.
    func area(in window: UIWindow) -> CGRect? {
        view.superview === window ? frame?.offsetBy(dx: 0, dy: pull ?? 0) : nil
    }

    /// Makes a change of the first responder, and then shows the views of the one that there is in the end.
    func follow<Result>(_ change: () -> Result) -> Result {
        changesGoingOn += 1
        let result = change()
        changesGoingOn -= 1
        update()
        return result
    }

    /// The responder that has the views which another one lies in; nil for one that lies elsewhere.
    func owner(of responder: UIResponder) -> UIResponder? {
        guard frame != nil, responder.firstResponderView?.isDescendant(of: view) == true else { return nil }
        return view.next
    }

    /// Shows what the first responder of the key window has now.
    func update() {
        guard changesGoingOn == 0 else { return }
        guard let window = runtime.application.keyWindow, let first = window.storedFirstResponder else {
            return giveBackOrHide()
        }
        lastFirst = first
        let views = InputViews(of: first)
        let size = window.bounds.size
        let height = views.height(in: size.width)
        guard height > 0 else { return hide() }
        let end = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
        let begin = enter(window, below: end)
        UIView.performWithoutAnimation { view.show(views) }
        guard end != frame else { return }
        let isWindowResized = frame != nil && size != windowSize
        (frame, windowSize, pull) = (end, size, nil)
        move(from: begin, to: end, in: window, isWindowResized: isWindowResized)
    }

    /// Puts the area into a window, below its place at first; returns where it begins.
    private func enter(_ window: UIWindow, below end: CGRect) -> CGRect {
        let hidden = CGRect(x: 0, y: window.bounds.height, width: end.width, height: end.height)
        guard view.superview !== window else { return area(in: window) ?? hidden }
        UIView.performWithoutAnimation {
            view.removeFromSuperview()
            view.frame = hidden
            window.addSubview(view)
        }
        frame = nil
        return hidden
    }

    private func move(from begin: CGRect, to end: CGRect, in window: UIWindow, isWindowResized: Bool) {
        let notice = notice(from: begin, to: end, in: window)
        // A window that turns takes the area along, which does not come anew.
        if isWindowResized {
            UIView.performWithoutAnimation {
                view.frame = end
                moveGuides(in: window)
            }
            notice.post(UIResponder.keyboardWillChangeFrameNotification)
            notice.post(UIResponder.keyboardDidChangeFrameNotification)
            return
        }
        notice.post(UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification)
        // An observer may have changed the first responder.
        guard frame == end else { return }
        if view.frame.size != end.size {
            UIView.performWithoutAnimation { view.frame = CGRect(origin: view.frame.origin, size: end.size) }
        }
        animate(for: notice.duration) { [view] in
            view.frame = end
            self.moveGuides(in: window)
        } completion: {
            notice.post(UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification)
        }
    }

    /// Nobody has the keyboard. If who had it lay in the area, it goes back to the responder that has the area.
    private func giveBackOrHide() {
        let former = lastFirst
        lastFirst = nil
        guard let former, let source = owner(of: former), let place = source.firstResponderView,
            place.window === view.superview, !FocusEligibility.isCovered(place), source.becomeFirstResponder()
        else { return hide() }
    }

    private func hide() {
        guard let window = view.superview as? UIWindow, let begin = area(in: window) else { return }
        (frame, pull) = (nil, nil)
        let end = CGRect(x: 0, y: window.bounds.height, width: begin.width, height: begin.height)
        let notice = notice(from: begin, to: end, in: window)
        notice.post(UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification)
        guard frame == nil else { return }
        animate(for: notice.duration) { [view] in
            view.frame = end
            self.moveGuides(in: window)
        } completion: { [view] in
            view.removeFromSuperview()
            view.show(nil)
            notice.post(UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification)
        }
    }

    private func notice(from begin: CGRect, to end: CGRect, in window: UIWindow) -> KeyboardNotice {
        let isAnimated = UIView.mayAnimate
        return KeyboardNotice(
            begin: window.convertToCanvas(begin), end: window.convertToCanvas(end),
            duration: isAnimated ? Self.duration : 0)
    }

    func animate(
        for duration: Double = InputDock.duration, _ change: @escaping () -> Void,
        completion: @escaping () -> Void = {}
    ) {
        moves += 1
        let move = moves
        guard duration > 0 else {
            UIView.performWithoutAnimation(change)
            return completion()
        }
        UIView.animate(
            withDuration: duration, delay: 0,
            options: [.allowUserInteraction, .overrideInheritedDuration, .overrideInheritedCurve], animations: change
        ) { [weak self] _ in
            // What came in between tells of its own end.
            if self?.moves == move { completion() }
        }
    }

    /// Follows a window that got another size, and views that size themselves anew.
    func layoutDidEnd() {
        for follower in followers { if let window = follower.guide?.owner?.window { moveGuides(in: window) } }
        guard isLaidOutAnew else { return }
        isLaidOutAnew = false
        guard frame != nil else { return }
        update()
        view.layoutIfNeeded()
    }
}
