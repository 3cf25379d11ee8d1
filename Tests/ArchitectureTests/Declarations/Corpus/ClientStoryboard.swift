import UIKit

/// A storyboard of an app's.
class ClientStoryboard: UIStoryboard {
    override func instantiateInitialViewController() -> UIViewController? { super.instantiateInitialViewController() }
    override func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        super.instantiateViewController(withIdentifier: identifier)
    }
}

/// A container that ways back lead through.
class ClientUnwindingContainer: UIViewController {
    override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let inside = childContaining(source)
        _ = (source.source, source.unwindAction, source.sender)
        return super.allowedChildrenForUnwinding(from: source).filter { $0 !== inside }
    }
    override func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        super.childContaining(source)
    }
    override func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender) }
    override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        super.unwind(for: unwindSegue, towards: subsequentVC)
    }
}

/// A container of before.
class ClientFormerContainer: UIViewController {
    override func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
    ) -> Bool { fromViewController !== self }
    override func forUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
    ) -> UIViewController? { children.first }
    override func segueForUnwinding(
        to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
    ) -> UIStoryboardSegue? {
        UIStoryboardSegue(identifier: identifier, source: fromViewController, destination: toViewController) {}
    }
}

/// The source of an unwinding, with a property of an app's.
class ClientUnwindSegueSource: UIStoryboardUnwindSegueSource {
    override var sender: Any? { super.sender }
    override var source: UIViewController { super.source }
    override var unwindAction: Selector { super.unwindAction }
}

private final class StoryController: UIViewController {
    let number: Int

    init?(coder: NSCoder, number: Int) {
        self.number = number
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

@MainActor private func makeStories(for configuration: UISceneConfiguration) -> [UIViewController?] {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    configuration.storyboard = storyboard
    let initial = storyboard.instantiateInitialViewController()
    let typed: UINavigationController? = storyboard.instantiateInitialViewController {
        UINavigationController(coder: $0)
    }
    let named = storyboard.instantiateViewController(withIdentifier: "Detail")
    let made = storyboard.instantiateViewController(identifier: "Detail") { coder in
        StoryController(coder: coder, number: 1)
    }
    let plain: StoryController = storyboard.instantiateViewController(identifier: "Detail")
    _ = named.storyboard === configuration.storyboard
    return [initial, typed, named, made, plain]
}

/// A class that makes its controllers from the storyboard of a saved state.
final class ClientRestoration: UIViewControllerRestoration {
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? {
        let key: String = UIApplication.stateRestorationViewControllerStoryboardKey
        let storyboard = coder.decodeObject(forKey: key) as? UIStoryboard
        return storyboard?.instantiateViewController(withIdentifier: identifierComponents.last ?? "")
    }
}
