import QuartzCore
package import UIFoundation

extension UIView {
    /// The traits from the window down, with every override on the way applied.
    ///
    /// The view of a controller that is not shown yet takes them from its controller's parent.
    var inheritedTraits: UITraitCollection { inheritedTraits(ownStyle: ownStyle) }

    /// The style that the view, or its controller, asks for.
    private var ownStyle: UIUserInterfaceStyle { style(preferring: overrideUserInterfaceStyle) }

    private func style(preferring style: UIUserInterfaceStyle) -> UIUserInterfaceStyle {
        if style != .unspecified { return style }
        if let style = controller?.ownStyle, style != .unspecified { return style }
        return overriddenTraits?.userInterfaceStyle ?? .unspecified
    }

    private var overriddenTraits: UITraitCollection? {
        viewFlags.contains(.overridesTraits) ? attachments?.traits : nil
    }

    /// Gives traits to the view and to everything in it, whatever the surroundings; nil gives none. What they leave open comes
    /// from above.
    package func overrideTraits(with traits: UITraitCollection?) {
        guard traits != attachments?.givenTraits else { return }
        madeAttachments.givenTraits = traits
        overridesDidChange()
    }

    /// Puts together what a parent or presentation, the controller and the app's code for the view override, and tells who is
    /// concerned.
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

    /// Shows and tells what the view now puts in the place of the traits from above.
    func overriddenTraitsDidChange() { if inheritedTraits != announcedTraits { showTraits() } }

    /// The traits of this view in the given surroundings.
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

    /// Adds what the view does to traits from above, the last first.
    private func appendTraitChanges(to changes: inout [TraitChange]) {
        if let limits = textSizeLimits { changes.append(.limit(limits)) }
        if let overrides = overriddenTraits { changes.append(.override(overrides)) }
    }

    private var textSizeLimits: TextSizeLimits? {
        viewFlags.contains(.limitsTextSize) ? attachments?.textSizeLimits : nil
    }

    /// The view that the traits are inherited from: the superview, or before there is one the view of the controller's parent.
    private var traitParent: Unmanaged<UIView>? {
        superviewReference.unretained ?? controller?.parent?.viewIfLoaded.map { .passUnretained($0) }
    }

    /// Shows and tells what another override of the style changes, here and below.
    func styleOverrideDidChange(from old: UIUserInterfaceStyle) {
        inherit(from: inheritedTraits(ownStyle: style(preferring: old)))
    }

    /// Shows and tells what another override of the controller's changes; the view's own override goes before it.
    func controllerStyleDidChange(from old: UIUserInterfaceStyle) {
        if overrideUserInterfaceStyle == .unspecified { inherit(from: inheritedTraits(ownStyle: old)) }
    }

    private func inherit(from previous: UITraitCollection) {
        guard traitCollection != previous else { return }
        showTraits()
        ApplicationRuntime.current?.statusBar.followTraits()
    }

    /// Shows traits that have changed from here down, and tells of them; the view around may look as what it holds.
    private func showTraits() {
        traitsDidChangeInSubtree()
        superview?.traitsOfSubviewDidChange()
    }

    func applyBackgroundColor(_ color: UIColor?) {
        storedBackgroundColor = color
        resolveBackgroundColor()
    }

    func resolveBackgroundColor() { resolveBackgroundColor(in: nil) }

    /// Traits that are not known are worked out if they matter.
    private func resolveBackgroundColor(in traits: UITraitCollection?) {
        guard let color = storedBackgroundColor else { return layer.backgroundColor = nil }
        layer.backgroundColor = resolved(color, in: traits).cgColor
    }

    /// Resolves what depends on traits anew, here and below, then tells those whose traits are others than they last heard of.
    func traitsDidChangeInSubtree() {
        let traits = inheritedTraits
        if resolveTraits(traits) { announce(traits) }
    }

    /// Adopts traits, here and below, without callbacks; true when observers have to be notified.
    private func resolveTraits(_ traits: UITraitCollection) -> Bool {
        if storedBackgroundColor?.isDynamic == true { resolveBackgroundColor(in: traits) }
        if contentScaleFactor != UIScreen.currentScale { contentScaleFactor = UIScreen.currentScale }
        var isNews = traits !== announcedTraits && traits != announcedTraits
        // What comes back as it went is not drawn again.
        if drawsContent, isNews || viewFlags.contains(.wasDrawnOutside) { setNeedsDisplay() }
        resolveTraitColors()
        for subview in storedSubviews where subview.resolveTraits(subview.traits(in: traits)) { isNews = true }
        return isNews
    }

    /// Notifies everything here and below whose traits are others than it last heard of, controllers before their views.
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
        // A callback may have changed traits again, and the tree.
        for subview in storedSubviews where subview.superview === self {
            subview.announce(subview.traits(in: announcedTraits))
        }
    }
}
