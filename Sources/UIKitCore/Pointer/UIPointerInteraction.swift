public import Foundation

/// Makes the pointer look different over parts of a view; the delegate says how.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
    /// Says where the pointer looks how.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?

    /// Whether it takes part at all.
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

    /// Asks anew for region and style where the pointer is now.
    open func invalidate() { ApplicationRuntime.current?.pointerTracker.regions.invalidate() }

    /// The pointer leaves a view that the interaction is taken off.
    open func willMove(to view: UIView?) {
        if self.view != nil { ApplicationRuntime.current?.pointerTracker.regions.leave(self) }
    }

    /// Remembers its view.
    open func didMove(to view: UIView?) { self.view = view }

    /// The region at a place in the view; nil when the pointer is in none.
    func region(at location: CGPoint, _ modifiers: UIKeyModifierFlags) -> UIPointerRegion? {
        guard isEnabled, let view else { return nil }
        let whole = UIPointerRegion(rect: view.bounds)
        guard let delegate else { return whole.rect.contains(location) ? whole : nil }
        let request = UIPointerRegionRequest(location: location, modifiers: modifiers)
        let region = delegate.pointerInteraction(self, regionFor: request, defaultRegion: whole)
        return region?.rect.contains(location) == true ? region : nil
    }
}
