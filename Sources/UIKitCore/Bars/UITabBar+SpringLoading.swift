import Foundation

extension UITabBar: UISpringLoadedInteractionSupporting {
    /// Whether items that are dragged over a tab and stay there select it, unless it is selected; false at first.
    public var isSpringLoaded: Bool {
        get { hasOwnSpring }
        set {
            setOwnSpring(newValue) {
                OwnSpring(interactionBehavior: TabSpring(), interactionEffect: nil) { interaction, context in
                    guard let item = context.targetItem as? UITabBarItem else { return }
                    (interaction.view as? UITabBar)?.choose(item)
                }
            }
        }
    }

    /// The tab below dragged items that they may select; nil for none.
    fileprivate func springTab(_ context: any UISpringLoadedInteractionContext) -> TabButton? {
        guard !isCustomizing else { return nil }
        let point = context.location(in: self)
        return buttons.first { $0.isEnabled && $0.item !== selectedItem && $0.frame.contains(point) }
    }
}

extension TabButton: LitBySpring {}

/// Has tabs be selected one by one.
private final class TabSpring: NSObject, UISpringLoadedInteractionBehavior {
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        guard let button = (interaction.view as? UITabBar)?.springTab(context) else { return false }
        (context.targetItem, context.targetView) = (button.item, button)
        return true
    }
}
