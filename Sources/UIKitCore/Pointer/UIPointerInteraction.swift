public import Foundation

/// Changes the pointer over parts of a view; the delegate provides the styles.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
    /// Provides the regions and the pointer styles.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?

    /// Whether the interaction is active.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { invalidate() } }
    }

    /// The view that it was added to.
    open private(set) weak var view: UIView?

    /// Makes an interaction for one view; the delegate is not retained.
    public init(delegate: (any UIPointerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Requests region and style again at the pointer's present location.
    open func invalidate() { ApplicationRuntime.current?.pointerTracker.regions.invalidate() }

    /// Notifies the delegate that the pointer leaves a view from which the interaction is removed.
    open func willMove(to view: UIView?) {
        if self.view != nil { ApplicationRuntime.current?.pointerTracker.regions.leave(self) }
    }

    /// Stores the view.
    open func didMove(to view: UIView?) { self.view = view }

    /// The region at a location in the view; nil for none.
    func region(at location: CGPoint, _ modifiers: UIKeyModifierFlags) -> UIPointerRegion? {
        guard isEnabled, let view else { return nil }
        let whole = UIPointerRegion(rect: view.bounds)
        guard let delegate else { return whole.rect.contains(location) ? whole : nil }
        let request = UIPointerRegionRequest(location: location, modifiers: modifiers)
        let region = delegate.pointerInteraction(self, regionFor: request, defaultRegion: whole)
        return region?.rect.contains(location) == true ? region : nil
    }
}
