public import UIFoundation

extension UIView: UIAppearance, UIAppearanceContainer, AppearanceCarrier {
    /// The appearance proxy for all views of the class.
    ///
    /// It is made with `init()`, which a class has that overrides `init(frame:)` or that declares no initializer; others stop the
    /// program here.
    public class func appearance() -> Self { AppearanceProxies.object(self, in: [], with: nil) }

    /// The proxy for views of the class in containers, named from the innermost outward; others may lie between them.
    public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        AppearanceProxies.object(self, in: containerTypes, with: nil)
    }

    /// The proxy for views of the class whose traits contain some others.
    public class func appearance(for trait: UITraitCollection) -> Self {
        AppearanceProxies.object(self, in: [], with: trait)
    }

    /// The proxy for views of the class with some traits, in containers.
    public class func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { AppearanceProxies.object(self, in: containerTypes, with: trait) }

    /// Sets the background colour on behalf of the app or of a proxy.
    func giveBackgroundColor(_ color: UIColor?) {
        applyBackgroundColor(color)
        note(.backgroundColor, \UIView.backgroundColor)
    }

    /// Sets the tint colour on behalf of the app or of a proxy.
    func giveTintColor(_ color: UIColor?) {
        applyTintColor(color)
        note(.tintColor, { (view: UIView) in view.tintColor = color })
    }

    /// Applies the values of the proxies, except for properties that were set on the view itself.
    func adoptAppearance() {
        guard AppearanceProxies.areThere else { return }
        AppearanceProxies.apply(
            to: self, traits: traitCollection, surroundings: surroundings)
    }

    /// The views and controllers that contain this view, from the window inward.
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

    /// The containers of the content of this view, the view included.
    var surroundingsOfContent: [AnyObject] { surroundings + [self] }

    /// Sets the class's own background colour, unless another one was requested.
    func fillBackground(_ color: UIColor?) {
        if !appearanceMarks.isSet(.backgroundColor) { applyBackgroundColor(color) }
    }
}
