public import UIFoundation

extension UIBarItem: UIAppearance, AppearanceCarrier {
    /// The proxy for all items of the class.
    public class func appearance() -> Self { AppearanceProxies.object(self, in: [], with: nil) }

    /// The proxy for items of the class whose buttons are in containers, named from the innermost outward.
    public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        AppearanceProxies.object(self, in: containerTypes, with: nil)
    }

    /// The proxy for items of the class whose buttons' traits contain some.
    public class func appearance(for trait: UITraitCollection) -> Self {
        AppearanceProxies.object(self, in: [], with: trait)
    }

    /// The proxy for items of the class whose buttons have some traits and are in containers.
    public class func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { AppearanceProxies.object(self, in: containerTypes, with: trait) }
}
