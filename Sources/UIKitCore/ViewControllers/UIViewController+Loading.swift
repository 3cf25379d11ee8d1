import CoreGraphics
import Foundation
import UIFoundation

extension UIViewController {
    /// The root view, which is loaded now if it is not yet.
    var loadedView: UIView? {
        loadIfNeeded()
        return storedView
    }

    func loadIfNeeded() {
        guard storedView == nil else { return }
        guard loading != .inLoadView else {
            fatalError(
                "\(ObjectNames.label(of: self)) reads `view` inside loadView before it has assigned one, which would load it "
                    + "without end. Make the view, assign it to `view`, and only then read it; do not call super.loadView() first."
            )
        }
        loading = .inLoadView
        trace("loadView")
        loadView()
        guard storedView != nil else {
            fatalError(
                "loadView of \(ObjectNames.label(of: self)) ended without a view. Assign one to `view`, or do not override loadView."
            )
        }
        loading = .loaded
        storedView?.setNeedsUpdateConstraints()
        trace("viewDidLoad")
        viewDidLoad()
        adoptPreferredStyle()
    }

    /// Makes the view from the controller's scene, else from its interface file, else an empty one.
    func loadViewFromInterface() { if !loadInterface() { loadPlainView() } }

    /// Makes the view from the controller's scene, else from its interface file; false where there is neither.
    package func loadInterface() -> Bool {
        if let interfaceSource {
            interfaceSource.loadView()
            return true
        }
        guard let name = interfaceName else { return false }
        let nib = UINib(nibName: name, bundle: nibBundle)
        let objects = nib.instantiate(withOwner: self, options: nil)
        // A faulty file has been reported; the controller then has an empty view.
        if nib.contents == nil { return false }
        if storedView == nil {
            fatalError(
                "\(ObjectNames.label(of: self)) loaded the nib \"\(name)\", but its outlet view was not set. Connect the view of File's "
                    + "Owner to a view in the file.")
        }
        let others = objects.filter { $0 as AnyObject !== storedView }
        if !others.isEmpty { interfaceOrigin = .nib(objects: others) }
        return true
    }

    /// The name of the nib from which the view is loaded; nil for none.
    private var interfaceName: String? {
        if let nibName { return nibName }
        guard let loader = installedInterfaceLoader.available else { return nil }
        return NibNames.shared.name(for: type(of: self), in: nibBundle, of: loader)
    }

    /// Makes an empty view for a controller without another source: as large as the screen, with flexible width and height.
    package func loadPlainView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    func adopt(_ view: UIView?) {
        guard view !== storedView else { return }
        if let other = view?.controller, other !== self {
            fatalError(
                "\(view!) is the view of \(ObjectNames.label(of: other)) and was assigned to \(ObjectNames.label(of: self)). "
                    + "A view can be the root view of one controller only: give each its own.")
        }
        storedView?.controller = nil
        if case .nib? = interfaceOrigin { interfaceOrigin = nil }
        storedView = view
        view?.controller = self
        if let traitOverride { view?.overrideTraits(with: traitOverride) }
        if traitOverrides.collection != nil { view?.overridesDidChange() }
        if let view, view.superview == nil { view.announcedTraits = view.inheritedTraits }
        if loading != .inLoadView { loading = view == nil ? .idle : .assigned }
    }
}
