import Foundation
import HostInterface

/// Knows the region that the pointer is in, tells interactions of its coming and going, and the host how the pointer looks.
final class PointerRegions: LayoutObserver {
    private unowned let runtime: ApplicationRuntime
    private weak var interaction: UIPointerInteraction?
    private var region: UIPointerRegion?
    /// Where the pointer is on the canvas; nil outside of the host's window.
    private var location: CGPoint?
    private var reportedCursor = HostCursor.arrow

    init(runtime: ApplicationRuntime) { self.runtime = runtime }

    /// The pointer moved over a view, to a canvas point; nil when it left the host's window.
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

    /// Asks again where the pointer is now.
    func invalidate() {
        guard let location else { return }
        // A style may have changed although the region has not.
        exit()
        search(at: location)
    }

    /// An interaction is about to leave its view.
    func leave(_ interaction: UIPointerInteraction) {
        if interaction === self.interaction { exit() }
    }

    /// After layout: what the pointer was over may have gone or moved away.
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
