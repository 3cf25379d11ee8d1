public import UIFoundation

extension UIView: UIAppearance, UIAppearanceContainer, AppearanceCarrier {
    /// The proxy for all views of the class. It is made with `init()`, which a class has that overrides `init(frame:)` or that
    /// declares no initializer; others stop the program here.
    public class func appearance() -> Self { AppearanceProxies.object(self, in: [], with: nil) }

    /// The proxy for views of the class in containers, named from the innermost outward; others may lie between them.
    public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        AppearanceProxies.object(self, in: containerTypes, with: nil)
    }

    /// The proxy for views of the class whose traits contain some.
    public class func appearance(for trait: UITraitCollection) -> Self {
        AppearanceProxies.object(self, in: [], with: trait)
    }

    /// The proxy for views of the class with some traits, in containers.
    public class func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { AppearanceProxies.object(self, in: containerTypes, with: trait) }

    /// Sets the colour below the content in the name of the app or of a proxy.
    func giveBackgroundColor(_ color: UIColor?) {
        applyBackgroundColor(color)
        note(.backgroundColor, \UIView.backgroundColor)
    }

    /// Sets the tint in the name of the app or of a proxy.
    func giveTintColor(_ color: UIColor?) {
        applyTintColor(color)
        note(.tintColor, { (view: UIView) in view.tintColor = color })
    }

    /// Adopts what the proxies say, but for what was set on the view itself.
    func adoptAppearance() {
        guard AppearanceProxies.areThere else { return }
        AppearanceProxies.apply(
            to: self, traits: traitCollection, surroundings: surroundings)
    }

    /// The views and controllers that this view lies in, from the window inward.
    private var surroundings: [AnyObject] {
        var around: [AnyObject] = []
        if let controller { around.append(controller) }
        var view = superview
        while let current = view {
            around.append(current)
            if let controller = current.controller { around.append(controller) }
            view = current.superview
        }
        return around.reversed()
    }

    /// The containers of what is shown by this view, which is one of them.
    var surroundingsOfContent: [AnyObject] { surroundings + [self] }

    /// Fills the background as the class does by itself, unless another colour was asked for.
    func fillBackground(_ color: UIColor?) {
        if !appearanceMarks.isSet(.backgroundColor) { applyBackgroundColor(color) }
    }
}
