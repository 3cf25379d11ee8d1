import Foundation

extension UIViewController {
    /// The controller through which this one is restored: its parent, else its presenter.
    ///
    /// Controllers behind "More" are restored through the tab bar controller, because the user can choose which have tabs.
    /// Columns on a stack are restored through the split view controller, because they are side by side in a wider window.
    var restorationOwner: UIViewController? {
        parent?.asContainer?.restorationOwner(of: self) ?? parent ?? ownPresentation?.presenter
    }

    /// The controllers that are restored through this one as their parent.
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

    /// Encodes controllers in order, up to the first that could not be restored.
    static func encode(_ controllers: [UIViewController], with coder: NSCoder, forKey key: String) {
        coder.encode(Array(controllers.prefix { $0.restorationPath != nil }), forKey: key)
    }

    /// Decodes controllers in order, up to the first that was not restored.
    static func decode(with coder: NSCoder, forKey key: String) -> [UIViewController] {
        let objects = coder.decodeObject(forKey: key) as? [Any] ?? []
        return objects.prefix { $0 is UIViewController }.compactMap { $0 as? UIViewController }
    }
}
