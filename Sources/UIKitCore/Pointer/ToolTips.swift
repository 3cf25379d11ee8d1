import CoreGraphics
import Foundation

/// Shows the tool tip of the view under a resting pointer, and hides it when the pointer leaves or a press begins.
package final class ToolTips {
    /// Whether any view has a tool tip; otherwise no timer waits for the pointer to rest.
    ///
    /// It is reset by a program that starts one app after another.
    package static var areThere = false
    /// The time in seconds after which a tip appears (a choice).
    static let delay = 0.8

    private unowned let runtime: ApplicationRuntime
    private var waiting: DeadlineQueue.Deadline?
    /// The pointer's location in canvas points, and the view there.
    private var location = CGPoint.zero
    private weak var hit: UIView?
    /// The visible tip.
    private(set) var shown: ToolTipView?
    /// The view of the tip, and the part in which the pointer may move; kept after a press has hidden the tip.
    private weak var source: UIView?
    private var part = CGRect.null

    init(runtime: ApplicationRuntime) { self.runtime = runtime }

    /// Called when the pointer moved over a view, to a canvas point; the view is nil outside all windows.
    func pointerDidMove(to location: CGPoint, over view: UIView?) {
        (self.location, hit) = (location, view)
        if let source, source.window != nil, part.contains(Self.converted(location, in: source)), view != nil { return }
        hide()
        source = nil
        guard Self.areThere, view != nil else { return }
        waiting = runtime.clock.deadlines.schedule(at: runtime.now + Self.delay, isRoutine: true) { [weak self] in
            self?.pointerDidRest()
        }
    }

    /// Hides the tip until the pointer has left the tip's view.
    func hide() {
        waiting?.cancel()
        waiting = nil
        shown?.removeFromSuperview()
        shown = nil
    }

    /// Called when a view has no tip any more.
    func leave(_ view: UIView?) {
        guard view === source else { return }
        hide()
        source = nil
    }

    private func pointerDidRest() {
        waiting = nil
        guard let hit, let window = hit.window, let (view, tip) = tip(below: hit) else { return }
        source = view
        part = tip.sourceRect.isNull ? view.bounds : tip.sourceRect
        let made = ToolTipView(tip.toolTip)
        made.show(at: Self.converted(location, in: window), in: window)
        shown = made
    }

    /// The nearest view with a tip here, from the hit view upward, or a label in the hit view.
    private func tip(below hit: UIView) -> (view: UIView, tip: UIToolTipConfiguration)? {
        if let label = label(at: location, in: hit), let text = label.expansionText {
            return (label, UIToolTipConfiguration(toolTip: text))
        }
        var view: UIView? = hit
        while let current = view {
            let place = Self.converted(location, in: current)
            for case let interaction as UIToolTipInteraction in current.attachments?.interactions.reversed() ?? [] {
                if let tip = interaction.configuration(at: place) { return (current, tip) }
            }
            view = current.superview
        }
        return nil
    }

    /// The front-most label with truncated text at a canvas point; labels are not found by hit testing.
    private func label(at location: CGPoint, in view: UIView) -> UILabel? {
        guard !view.isHidden, view.alpha > 0.01, view.bounds.contains(Self.converted(location, in: view)) else {
            return nil
        }
        for subview in view.storedSubviews.reversed() {
            if let found = label(at: location, in: subview) { return found }
        }
        return (view as? UILabel).flatMap { $0.showsExpansionTextWhenTruncated ? $0 : nil }
    }

    private static func converted(_ location: CGPoint, in view: UIView) -> CGPoint {
        view.window.map { view.convert($0.convertFromCanvas(location), from: nil) } ?? location
    }
}
