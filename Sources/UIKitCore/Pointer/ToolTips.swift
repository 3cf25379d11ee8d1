import CoreGraphics
import Foundation

/// Shows the tool tip of what the pointer rests on, and takes it away when the pointer goes on or something is pressed.
package final class ToolTips {
    /// Whether anything was given a tip, without which nobody waits for the pointer to rest; taken back for a program that starts
    /// one app after another.
    package static var areThere = false
    /// How long the pointer rests before a tip comes, in seconds (a choice).
    static let delay = 0.8

    private unowned let runtime: ApplicationRuntime
    private var waiting: DeadlineQueue.Deadline?
    /// Where the pointer rests, in canvas points, and the view that is hit there.
    private var location = CGPoint.zero
    private weak var hit: UIView?
    /// The tip that is shown.
    private(set) var shown: ToolTipView?
    /// The view that the tip is about, and the part of it; the pointer may move there. Kept after a press took the tip away.
    private weak var source: UIView?
    private var part = CGRect.null

    init(runtime: ApplicationRuntime) { self.runtime = runtime }

    /// The pointer moved over a view, to a canvas point; without a view there is nothing below it.
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

    /// Takes the tip away until the pointer has left what it is about.
    func hide() {
        waiting?.cancel()
        waiting = nil
        shown?.removeFromSuperview()
        shown = nil
    }

    /// A view has no tip any more.
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

    /// The nearest view upward that has a tip here, or a label inside the one that is hit.
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

    /// The front-most label at a canvas point that shows what it has too little room for; labels are not hit themselves.
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
