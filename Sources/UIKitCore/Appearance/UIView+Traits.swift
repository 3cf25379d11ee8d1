import QuartzCore

extension UIView {
    /// The traits from the window down, with every override on the way applied.
    var inheritedTraits: UITraitCollection {
        var style = UIUserInterfaceStyle.unspecified
        var view: UIView = self
        while true {
            if style == .unspecified { style = view.overrideUserInterfaceStyle }
            if style == .unspecified, let controller = view.controller { style = controller.overrideUserInterfaceStyle }
            guard let next = view.superview else { break }
            view = next
        }
        let base = (view as? UIWindow)?.screen.traitCollection ?? UIScreen.main.traitCollection
        guard style != .unspecified, style != base.userInterfaceStyle else { return base }
        return UITraitCollection(traitsFrom: [base, UITraitCollection(userInterfaceStyle: style)])
    }

    func resolveBackgroundColor() {
        guard let color = storedBackgroundColor else { return layer.backgroundColor = nil }
        layer.backgroundColor = (color.isDynamic ? color.resolvedColor(with: traitCollection) : color).cgColor
    }

    /// Resolves what depends on traits anew, here and below, without callbacks.
    func traitsDidChangeInSubtree() {
        if storedBackgroundColor?.isDynamic == true { resolveBackgroundColor() }
        if contentScaleFactor != UIScreen.currentScale { contentScaleFactor = UIScreen.currentScale }
        if drawsContent { setNeedsDisplay() }
        resolveTraitColors()
        for subview in storedSubviews { subview.traitsDidChangeInSubtree() }
    }

    /// Tells everything from here down that the surroundings changed, controllers before their views.
    func announceTraits(from previous: UITraitCollection) {
        controller?.traitCollectionDidChange(previous)
        traitCollectionDidChange(previous)
        for subview in storedSubviews { subview.announceTraits(from: previous) }
    }
}
