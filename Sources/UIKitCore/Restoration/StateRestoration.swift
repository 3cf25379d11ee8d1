import Foundation
import HostInterface

/// Restores a saved state: makes or finds the controllers, and has them decode.
///
/// It runs between the two callbacks of launching, so that the delegate has its window in
/// `application(_:willFinishLaunchingWithOptions:)` and shows it in `application(_:didFinishLaunchingWithOptions:)`.
final class StateRestoration: NSObject, @MainActor NSKeyedUnarchiverDelegate {
    private let runtime: ApplicationRuntime
    private let state: SavedState
    /// By index: found or made, or nil if neither was possible.
    private var controllers: [Int: UIViewController?] = [:]
    private var coders: [Int: StateDecoder] = [:]
    /// The entries that are being restored, so that one that refers to itself gets nil.
    private var pending: Set<Int> = []
    private var presentations: [(presenter: UIViewController, presented: UIViewController)] = []

    private init(runtime: ApplicationRuntime, state: SavedState) { (self.runtime, self.state) = (runtime, state) }

    /// Restores the saved state if the delegate wants it; nil when there is none.
    static func run(_ runtime: ApplicationRuntime) -> StateRestoration? {
        guard let store = runtime.savedStateStore, let data = store.load() else { return nil }
        do {
            let restoration = StateRestoration(runtime: runtime, state: try SavedState(data))
            guard let coder = StateDecoder(restoration.state.application, delegate: restoration) else {
                throw SavedStateError("the archive of the app itself cannot be read")
            }
            guard let delegate = runtime.application.delegate,
                delegate.application(runtime.application, shouldRestoreSecureApplicationState: coder)
            else {
                store.didRestore()
                return nil
            }
            runtime.restoration = restoration
            restoration.restoreControllers()
            delegate.application(runtime.application, didDecodeRestorableStateWith: coder)
            return restoration
        } catch {
            store.setAside(because: "\(error)")
            return nil
        }
    }

    private func restoreControllers() {
        for number in state.places.indices { _ = controller(number) }
        for number in state.places.indices {
            guard let controller = controller(number), let coder = coder(number) else { continue }
            if state.places[number].isViewLoaded { controller.loadViewIfNeeded() }
            controller.sendDecodeRestorableState(with: coder)
            restoreViews(of: controller, from: state.places[number].views ?? [])
        }
    }

    /// Decodes the views of a controller that exist again, after the controller, which may have made them just before.
    private func restoreViews(of controller: UIViewController, from saved: [SavedState.View]) {
        guard !saved.isEmpty, let views = controller.viewIfLoaded?.restorableViews else { return }
        for (identifier, view) in views {
            guard let archive = saved.first(where: { $0.identifier == identifier })?.archive,
                let coder = StateDecoder(archive, delegate: self)
            else { continue }
            view.decodeRestorableState(with: coder)
        }
    }

    // MARK: End

    /// The number of calls that extend the restoration beyond the launch, less those that complete it.
    private var extensions = 0
    private var isLaunchOver = false

    func extend() { extensions += 1 }

    func complete() {
        extensions = max(0, extensions - 1)
        finishIfOver()
    }

    /// Called when the app has finished launching.
    func launchDidEnd() {
        isLaunchOver = true
        finishIfOver()
    }

    private func finishIfOver() {
        if isLaunchOver, extensions == 0, runtime.restoration === self { finish() }
    }

    /// Ends the restoration: presents the presented controllers, and notifies all restored controllers.
    private func finish() {
        runtime.restoration = nil
        for number in state.places.indices { controller(number)?.sendFinishedRestoringState() }
        let presentations = presentations
        runtime.clock.afterLayout { [runtime] in
            for (presenter, presented) in presentations
            where presented.presentingViewController == nil && presented.parent == nil && presented !== presenter {
                UIView.performWithoutAnimation { presenter.present(presented, animated: false) }
            }
            runtime.savedStateStore?.didRestore()
        }
    }

    /// Presents one controller on another after the app is shown.
    func present(_ presented: UIViewController, on presenter: UIViewController) {
        presentations.append((presenter, presented))
    }

    // MARK: Controllers

    private func controller(_ number: Int) -> UIViewController? {
        if let known = controllers[number] { return known }
        guard state.places.indices.contains(number), pending.insert(number).inserted else { return nil }
        defer { pending.remove(number) }
        let found = make(number)
        controllers[number] = .some(found)
        return found
    }

    private func make(_ number: Int) -> UIViewController? {
        let place = state.places[number]
        guard let coder = coder(number) else { return nil }
        if let name = place.maker {
            guard let type = _typeByName(name) as? any UIViewControllerRestoration.Type else {
                Diagnostics.log(
                    "The controller at \(place.path.joined(separator: "/")) cannot be restored: its restorationClass is not to be "
                        + "found by name. Do not make that class private.")
                return nil
            }
            return claim(type.viewController(withRestorationIdentifierPath: place.path, coder: coder), by: type, place)
        }
        let made = runtime.application.delegate?.application(
            runtime.application, viewControllerWithRestorationIdentifierPath: place.path, coder: coder)
        return claim(made, by: nil, place) ?? existing(place) ?? claim(instantiate(place, coder), by: nil, place)
    }

    /// The controller from its storyboard scene; nil for one that was made in code, or whose scene does not exist any more.
    private func instantiate(_ place: SavedState.Place, _ coder: StateDecoder) -> UIViewController? {
        let key = UIApplication.stateRestorationViewControllerStoryboardKey
        guard let identifier = place.path.last, coder.containsValue(forKey: key) else { return nil }
        let storyboard = coder.decodeObject(forKey: key) as? any ReopenedStoryboard
        if let made = storyboard?.makeController(toRestore: identifier) as? UIViewController { return made }
        Diagnostics.log(
            "The controller at \(place.path.joined(separator: "/")) cannot be restored: "
                + (storyboard.map {
                    "no scene of the storyboard \($0.name) has the identifier \(identifier). Give the scene that "
                        + "storyboard identifier."
                } ?? "the app has its storyboard no longer."))
        return nil
    }

    private func claim(
        _ controller: UIViewController?, by maker: (any UIViewControllerRestoration.Type)?, _ place: SavedState.Place
    ) -> UIViewController? {
        controller?.restorationIdentifier = place.path.last
        if let maker { controller?.restorationClass = maker }
        return controller
    }

    /// The controller with the saved path that the app has made itself.
    private func existing(_ place: SavedState.Place) -> UIViewController? {
        let candidates: [UIViewController]
        if let owner = place.owner {
            let parent = controller(owner)
            candidates = (parent?.restorationChildren ?? []) + [parent?.presentation?.presented].compactMap { $0 }
        } else {
            // Of several controllers with the identifier, the one made last belongs to this launch.
            candidates = ControllerRegistry.all.reversed().filter { $0.restorationOwner == nil }
        }
        // Hash order: it is only asked whether a candidate is among those that are found.
        return candidates.first { candidate in
            candidate.restorationIdentifier == place.path.last && !controllers.values.contains { $0 === candidate }
        }
    }

    private func coder(_ number: Int) -> StateDecoder? {
        if let known = coders[number] { return known }
        let coder = StateDecoder(state.places[number].archive, delegate: self)
        coders[number] = coder
        return coder
    }

    // MARK: NSKeyedUnarchiverDelegate

    func unarchiver(_ unarchiver: NSKeyedUnarchiver, didDecode object: Any?) -> Any? {
        if let reference = object as? StoryboardReference { return reference.storyboard ?? NSNull() }
        guard let reference = object as? ControllerReference else { return object }
        return controller(reference.number) ?? NSNull()
    }

    func unarchiver(
        _ unarchiver: NSKeyedUnarchiver, cannotDecodeObjectOfClassName name: String,
        originalClasses classNames: [String]
    ) -> AnyClass? { nil }
    func unarchiver(_ unarchiver: NSKeyedUnarchiver, willReplace object: Any, with newObject: Any) {}
    func unarchiverWillFinish(_ unarchiver: NSKeyedUnarchiver) {}
    func unarchiverDidFinish(_ unarchiver: NSKeyedUnarchiver) {}
}
