import Foundation

/// The scrolling by a key that no responder handles.
struct KeyScroll: Equatable {
    /// The distance of the scrolling.
    enum Step {
        /// The distance of one step of a wheel.
        case line
        /// The visible height, less a line.
        case page
        /// To the edge of the content.
        case edge
    }

    let step: Step
    let axis: ScrollAxes
    /// True to the bottom or to the right.
    let isForward: Bool

    /// The scrolling by a key with its modifiers; nil for keys that do not scroll.
    init?(_ stroke: KeyStroke) {
        let flags = stroke.modifierFlags
        func arrow(_ axis: ScrollAxes, _ isForward: Bool) -> (Step, ScrollAxes, Bool)? {
            switch flags {
            case []: (.line, axis, isForward)
            case .alternate: (.page, axis, isForward)
            case .command: (.edge, axis, isForward)
            default: nil
            }
        }
        let found: (Step, ScrollAxes, Bool)? =
            switch stroke.key.keyCode {
            case .keyboardUpArrow: arrow(.vertical, false)
            case .keyboardDownArrow: arrow(.vertical, true)
            case .keyboardLeftArrow: arrow(.horizontal, false)
            case .keyboardRightArrow: arrow(.horizontal, true)
            case .keyboardPageUp where flags.isEmpty: (.page, .vertical, false)
            case .keyboardPageDown where flags.isEmpty: (.page, .vertical, true)
            case .keyboardHome where flags.isEmpty: (.edge, .vertical, false)
            case .keyboardEnd where flags.isEmpty: (.edge, .vertical, true)
            case .keyboardSpacebar where flags.isSubset(of: .shift): (.page, .vertical, flags.isEmpty)
            default: nil
            }
        guard let found else { return nil }
        (step, axis, isForward) = found
    }

    /// Scrolls the nearest scroll view in the responder chain that can scroll in this direction.
    ///
    /// Without a first responder it is the largest visible scroll view of the window.
    /// - Returns: False when there is no such scroll view.
    func perform(from receiver: UIResponder, in window: UIWindow?) -> Bool {
        for case let view as UIScrollView in receiver.chain where view.canScroll(by: self) {
            view.scroll(by: self)
            return true
        }
        guard let window, window.storedFirstResponder == nil, let view = largestView(in: window) else { return false }
        view.scroll(by: self)
        return true
    }

    private func largestView(in window: UIWindow) -> UIScrollView? {
        var largest: (view: UIScrollView, area: CGFloat)?
        func search(_ view: UIView, visible: CGRect) {
            guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { return }
            let shown = view.clipsToBounds ? visible.intersection(view.convert(view.bounds, to: nil)) : visible
            guard !shown.isEmpty else { return }
            if let scrollView = view as? UIScrollView, scrollView.canScroll(by: self) {
                let rect = shown.intersection(view.convert(view.bounds, to: nil))
                let area = rect.width * rect.height
                if area > largest?.area ?? 0 { largest = (scrollView, area) }
            }
            for subview in view.storedSubviews { search(subview, visible: shown) }
        }
        search(window, visible: window.bounds)
        return largest?.view
    }
}
