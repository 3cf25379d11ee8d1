import Foundation
import HostInterface

/// Tracks the region under the pointer, notifies interactions when it enters or leaves, and gives the cursor to the host.
final class PointerRegions: LayoutObserver {
    private unowned let runtime: ApplicationRuntime
    private weak var interaction: UIPointerInteraction?
    private var region: UIPointerRegion?
    /// The pointer's location on the canvas; nil outside the host's window.
    private var location: CGPoint?
    private var reportedCursor = HostCursor.arrow

    init(runtime: ApplicationRuntime) { self.runtime = runtime }

    /// Called when the pointer moved over a view, to a canvas point; the point is nil when it left the host's window.
    func pointerDidMove(to location: CGPoint?, over view: UIView?) {
        self.location = location
        var current = view
        while let candidate = current, let location {
            for case let interaction as UIPointerInteraction in candidate.attachments?.interactions.reversed() ?? [] {
                let place = Self.converted(location, in: candidate)
                if let region = interaction.region(at: place, runtime.modifierFlags) {
                    return enter(region, of: interaction)
                }
            }
            current = candidate.superview
        }
        exit()
    }

    /// Requests region and style again at the present location.
    func invalidate() {
        guard let location else { return }
        // A style may have changed although the region has not.
        exit()
        search(at: location)
    }

    /// Called when an interaction is about to be removed from its view.
    func leave(_ interaction: UIPointerInteraction) {
        if interaction === self.interaction { exit() }
    }

    /// After layout the view under the pointer may have moved or been removed.
    func layoutDidEnd() {
        guard let region, let location else { return }
        if let view = interaction?.view, view.window != nil, FocusEligibility.isOpenAround(view),
            region.rect.contains(Self.converted(location, in: view))
        {
            return
        }
        search(at: location)
    }

    private func search(at location: CGPoint) {
        let hit = HitTester(windows: runtime.scene.windowStack).hit(at: location, with: nil)
        pointerDidMove(to: location, over: hit?.view)
    }

    private static func converted(_ location: CGPoint, in view: UIView) -> CGPoint {
        view.window.map { view.convert($0.convertFromCanvas(location), from: nil) } ?? location
    }

    private func enter(_ region: UIPointerRegion, of interaction: UIPointerInteraction) {
        if interaction === self.interaction, let current = self.region, current.isSame(as: region) { return }
        exit()
        (self.interaction, self.region) = (interaction, region)
        let animator = PointerAnimator()
        interaction.delegate?.pointerInteraction(interaction, willEnter: region, animator: animator)
        animator.run()
        show(interaction.delegate?.pointerInteraction(interaction, styleFor: region)?.cursor ?? .arrow)
    }

    private func exit() {
        guard let region else { return }
        let former = interaction
        (interaction, self.region) = (nil, nil)
        show(.arrow)
        guard let former else { return }
        let animator = PointerAnimator()
        former.delegate?.pointerInteraction(former, willExit: region, animator: animator)
        animator.run()
    }

    private func show(_ cursor: HostCursor) {
        guard cursor != reportedCursor else { return }
        reportedCursor = cursor
        runtime.host?.setCursor(cursor)
    }
}
