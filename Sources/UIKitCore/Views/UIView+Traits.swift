import QuartzCore
package import UIFoundation

extension UIView {
    /// The traits from the window down, with every override on the way applied.
    ///
    /// The view of a controller that is not shown yet inherits them from its controller's parent.
    var inheritedTraits: UITraitCollection { inheritedTraits(ownStyle: ownStyle) }

    /// The interface style that the view or its controller overrides.
    private var ownStyle: UIUserInterfaceStyle { style(preferring: overrideUserInterfaceStyle) }

    private func style(preferring style: UIUserInterfaceStyle) -> UIUserInterfaceStyle {
        if style != .unspecified { return style }
        if let style = controller?.ownStyle, style != .unspecified { return style }
        return overriddenTraits?.userInterfaceStyle ?? .unspecified
    }

    private var overriddenTraits: UITraitCollection? {
        viewFlags.contains(.overridesTraits) ? attachments?.traits : nil
    }

    /// Overrides traits of the view and all views in it; unspecified ones are inherited, with nil all.
    package func overrideTraits(with traits: UITraitCollection?) {
        guard traits != attachments?.givenTraits else { return }
        madeAttachments.givenTraits = traits
        overridesDidChange()
    }

    /// Combines the overrides of a parent or presentation, of the controller and of the app, and notifies the affected objects.
    func overridesDidChange() {
        let parts = [
            attachments?.givenTraits, controller?.traitOverrides.collection, attachments?.traitOverrides?.collection,
        ].compactMap { $0 }
        guard !parts.isEmpty || viewFlags.contains(.overridesTraits) else { return }
        let traits = parts.isEmpty ? nil : parts.count == 1 ? parts[0] : UITraitCollection(traitsFrom: parts)
        guard traits != overriddenTraits else { return }
        madeAttachments.traits = traits
        viewFlags.set(.overridesTraits, traits != nil)
        overriddenTraitsDidChange()
    }

    /// Applies changed overrides of the view, and notifies the affected objects.
    func overriddenTraitsDidChange() { if inheritedTraits != announcedTraits { showTraits() } }

    /// The traits of this view in given surroundings.
    private func traits(in surroundings: UITraitCollection) -> UITraitCollection {
        let style = ownStyle
        var traits = surroundings
        if let own = overriddenTraits { traits = UITraitCollection(traitsFrom: [traits, own]) }
        if let limits = textSizeLimits { traits = limits.limiting(traits) }
        guard style != .unspecified, style != traits.userInterfaceStyle else { return traits }
        return UITraitCollection(traitsFrom: [traits, UITraitCollection(userInterfaceStyle: style)])
    }

    private func inheritedTraits(ownStyle: UIUserInterfaceStyle) -> UITraitCollection {
        var style = ownStyle
        // From the view outward.
        var changes: [TraitChange] = []
        appendTraitChanges(to: &changes)
        var top = Unmanaged.passUnretained(self)
        while let next = top.borrow({ $0.traitParent }) {
            top = next
            if style == .unspecified { style = top.borrow { $0.ownStyle } }
            top.borrow { $0.appendTraitChanges(to: &changes) }
        }
        let window = top.borrow { $0.viewFlags.contains(.isWindow) ? $0.window : nil }
        var base = window?.surroundingTraits ?? UIScreen.main.traitCollection
        for change in changes.reversed() {
            switch change {
            case .override(let traits): base = UITraitCollection(traitsFrom: [base, traits])
            case .limit(let limits): base = limits.limiting(base)
            }
        }
        guard style != .unspecified, style != base.userInterfaceStyle else { return base }
        return UITraitCollection(traitsFrom: [base, UITraitCollection(userInterfaceStyle: style)])
    }

    /// A step from the traits above a view to its own.
    private enum TraitChange {
        case override(UITraitCollection)
        case limit(TextSizeLimits)
    }

    /// Appends the view's overrides of inherited traits, the last first.
    private func appendTraitChanges(to changes: inout [TraitChange]) {
        if let limits = textSizeLimits { changes.append(.limit(limits)) }
        if let overrides = overriddenTraits { changes.append(.override(overrides)) }
    }

    private var textSizeLimits: TextSizeLimits? {
        viewFlags.contains(.limitsTextSize) ? attachments?.textSizeLimits : nil
    }

    /// The view from which traits are inherited: the superview, or without one the view of the controller's parent.
    private var traitParent: Unmanaged<UIView>? {
        superviewReference.unretained ?? controller?.parent?.viewIfLoaded.map { .passUnretained($0) }
    }

    /// Applies a changed interface style of the view, and notifies the affected objects here and below.
    func styleOverrideDidChange(from old: UIUserInterfaceStyle) {
        inherit(from: inheritedTraits(ownStyle: style(preferring: old)))
    }

    /// Applies a changed interface style of the controller; the view's own override takes precedence.
    func controllerStyleDidChange(from old: UIUserInterfaceStyle) {
        if overrideUserInterfaceStyle == .unspecified { inherit(from: inheritedTraits(ownStyle: old)) }
    }

    private func inherit(from previous: UITraitCollection) {
        guard traitCollection != previous else { return }
        showTraits()
        ApplicationRuntime.current?.statusBar.followTraits()
    }

    /// Applies changed traits from here down and notifies the views; the superview may depend on the traits of its subviews.
    private func showTraits() {
        traitsDidChangeInSubtree()
        superview?.traitsOfSubviewDidChange()
    }

    func applyBackgroundColor(_ color: UIColor?) {
        storedBackgroundColor = color
        resolveBackgroundColor()
    }

    func resolveBackgroundColor() { resolveBackgroundColor(in: nil) }

    /// Unknown traits are computed if they matter.
    private func resolveBackgroundColor(in traits: UITraitCollection?) {
        guard let color = storedBackgroundColor else { return layer.backgroundColor = nil }
        layer.backgroundColor = resolved(color, in: traits).cgColor
    }

    /// Resolves values that depend on traits, here and below, then notifies the objects whose traits have changed.
    func traitsDidChangeInSubtree() {
        let traits = inheritedTraits
        if resolveTraits(traits) { announce(traits) }
    }

    /// Adopts traits, here and below, without callbacks.
    ///
    /// - Returns: Whether objects have to be notified.
    private func resolveTraits(_ traits: UITraitCollection) -> Bool {
        if storedBackgroundColor?.isDynamic == true { resolveBackgroundColor(in: traits) }
        if contentScaleFactor != UIScreen.currentScale { contentScaleFactor = UIScreen.currentScale }
        var isNews = traits !== announcedTraits && traits != announcedTraits
        // A view that returns to a window with the same traits is not drawn again.
        if drawsContent, isNews || viewFlags.contains(.wasDrawnOutside) { setNeedsDisplay() }
        resolveTraitColors()
        for subview in storedSubviews where subview.resolveTraits(subview.traits(in: traits)) { isNews = true }
        return isNews
    }

    /// Notifies all objects here and below whose traits have changed since their last callback, controllers before their views.
    private func announce(_ traits: UITraitCollection) {
        let previous = announcedTraits
        announcedTraits = traits
        if traits !== previous, traits != previous {
            if traits.layoutDirection != previous.layoutDirection, semanticContentAttribute == .unspecified {
                layoutDirectionDidChange()
            }
            controller?.hear(of: traits, after: previous)
            if AppearanceProxies.knowTraits, isInWindow { adoptAppearance() }
            hear(of: traits, after: previous)
        }
        // A callback may have changed traits and the hierarchy.
        for subview in storedSubviews where subview.superview === self {
            subview.announce(subview.traits(in: announcedTraits))
        }
    }
}
