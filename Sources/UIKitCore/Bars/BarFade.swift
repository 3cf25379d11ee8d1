import CoreGraphics
import Foundation
import UIFoundation

/// Animates a change of a bar's content: new views fade in, removed views fade out, and kept views move to their new positions.
struct BarFade {
    /// Seconds that it takes outside of the app's own animations.
    static let duration: TimeInterval = 0.25

    /// A view of the bar.
    private struct Part {
        let view: UIView
        let center: CGPoint
        /// The former look; the view itself may be elsewhere by then.
        let picture: UIView?
    }

    private let host: UIView
    private let former: [Part]

    /// Whether a change of now can be seen.
    static func isSeen(in bar: UIView) -> Bool {
        bar.isInWindow && UIView.mayAnimate
    }

    /// Records the views of a host before they change.
    init(in host: UIView, of views: [UIView]) {
        self.host = host
        UIView.performWithoutAnimation { host.layoutIfNeeded() }
        former = views.map { view in
            Part(view: view, center: view.center, picture: Self.picture(of: view, in: host))
        }
    }

    /// The picture of a view, with its parts that reach out of it.
    private static func picture(of view: UIView, in host: UIView) -> UIView? {
        var extent = view.bounds
        for part in view.subviews where !part.isHidden { extent = extent.union(part.frame) }
        let picture = view.resizableSnapshotView(from: extent, afterScreenUpdates: false, withCapInsets: .zero)
        picture?.frame = host.convert(extent, from: view)
        picture?.isUserInteractionEnabled = false
        return picture
    }

    /// Animates the change to the present views, but for one that does not move.
    func run(to views: [UIView], sparing spared: UIView? = nil) {
        let added = views.filter { view in !former.contains { $0.view === view } }
        let kept = former.filter { part in views.holds(part.view) }
        let left = former.filter { part in part.view !== spared && !views.holds(part.view) }
        let pictures = left.compactMap(\.picture)
        var places: [CGPoint] = []
        UIView.performWithoutAnimation {
            host.layoutIfNeeded()
            places = kept.map(\.view.center)
            for part in kept { part.view.center = part.center }
            for view in added { view.alpha = 0 }
            for picture in pictures { host.addSubview(picture) }
        }
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
            for (part, place) in zip(kept, places) { part.view.center = place }
            for view in added { view.alpha = 1 }
            for picture in pictures { picture.alpha = 0 }
        } completion: { _ in
            for picture in pictures { picture.removeFromSuperview() }
        }
    }
}
