import Foundation

extension UIBarButtonItem: UISpringLoadedInteractionSupporting {
    /// Whether items that are dragged over the button and stay there perform its action; false at first.
    ///
    /// A button that only shows a menu stays as it is, and so does a custom view, which may be spring-loaded itself.
    public var isSpringLoaded: Bool {
        get { storedIsSpringLoaded }
        set { storedIsSpringLoaded = newValue }
    }

    /// Whether dragged items can perform its action now.
    fileprivate var isReadyForSpring: Bool { isEnabled && customView == nil && !showsMenuAtOnce }
}

extension BarButton {
    /// Has the button be spring-loaded as its item is.
    func adoptSpring() {
        setOwnSpring(item.isSpringLoaded) {
            OwnSpring(interactionBehavior: BarButtonSpring(), interactionEffect: nil) { interaction, _ in
                (interaction.view as? BarButton)?.sendActions(for: .touchUpInside)
            }
        }
    }
}

/// Has the buttons of bars be activated that have an action.
private final class BarButtonSpring: NSObject, UISpringLoadedInteractionBehavior {
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool { (interaction.view as? BarButton)?.item.isReadyForSpring ?? false }
}
