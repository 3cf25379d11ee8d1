import Foundation

extension UIViewController {
    /// The controller through which this one is found again: its parent, else the one that presents it.
    ///
    /// Which controllers have tabs may be the user's choice, so those without one are found like the others; and so are columns
    /// that are stacked, since they stand beside each other in a wider window.
    var restorationOwner: UIViewController? {
        parent?.asContainer?.restorationOwner(of: self) ?? parent ?? ownPresentation?.presenter
    }

    /// The controllers that are found again through this one as their parent.
    var restorationChildren: [UIViewController] {
        children + (asContainer?.adoptedForRestoration ?? [])
    }

    /// The restoration identifiers from the root down to this controller; nil when one of them is missing.
    var restorationPath: [String]? {
        guard let restorationIdentifier else { return nil }
        guard let owner = restorationOwner else { return [restorationIdentifier] }
        return owner.restorationPath.map { $0 + [restorationIdentifier] }
    }

    private static let presentedKey = "UIPresentedViewController"

    func encodePresented(with coder: NSCoder) {
        guard let presentation, presentation.isInForce, presentation.presenter === self,
            presentation.presented.restorationPath != nil
        else { return }
        coder.encode(presentation.presented, forKey: Self.presentedKey)
    }

    func decodePresented(with coder: NSCoder) {
        guard let presented = coder.decodeObject(forKey: Self.presentedKey) as? UIViewController else { return }
        ApplicationRuntime.current?.restoration?.present(presented, on: self)
    }

    /// Encodes controllers from the first on, up to one that could not be found again.
    static func encode(_ controllers: [UIViewController], with coder: NSCoder, forKey key: String) {
        coder.encode(Array(controllers.prefix { $0.restorationPath != nil }), forKey: key)
    }

    /// Decodes controllers from the first on, up to one that was not found again.
    static func decode(with coder: NSCoder, forKey key: String) -> [UIViewController] {
        let objects = coder.decodeObject(forKey: key) as? [Any] ?? []
        return objects.prefix { $0 is UIViewController }.compactMap { $0 as? UIViewController }
    }
}
