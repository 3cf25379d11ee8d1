public import Foundation
import InterfaceArchive
public import UIKitCore

/// An interface file with scenes: controllers, their views, and the ways between them.
///
/// The file is read once. A scene's controller is made each time that it is asked for, with the scene's objects but without its
/// view, which is made when it is first needed.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    package let name: String
    package let bundle: Bundle?
    /// The file's contents; nil for a file with faults, which were reported.
    private(set) lazy var file = StoryboardFile.read(name, in: bundle)

    /// Opens a storyboard; a missing file stops the program.
    ///
    /// - Parameters:
    ///   - name: The file's name, without extension.
    ///   - storyboardBundleOrNil: The bundle that has it; nil for the main one.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        (self.name, bundle) = (name, storyboardBundleOrNil)
        super.init()
        StoryboardFile.checkExists(name, in: bundle)
    }

    // Written out because subclasses' own could not be plain ones otherwise: unwritten, it belongs to the main actor.
    deinit {}

    /// Makes the controller that the storyboard begins with; nil where it begins with none.
    open func instantiateInitialViewController() -> UIViewController? { makeInitialController(creator: nil) }

    /// Makes the controller of a scene.
    ///
    /// - Parameter identifier: The name that the scene has in the storyboard; one that no scene has stops the program.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        makeController(identifier, creator: nil)
    }
}

extension UIStoryboard {
    /// Makes the controller that the storyboard begins with, by a closure; nil where it begins with none.
    ///
    /// - Parameter creator: Makes the controller with `init(coder:)` or an initializer that calls it. When it answers nil, the
    ///   class that the storyboard names is used.
    /// - Returns: The controller; one of another class than the caller's stops the program.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        let made = makeInitialController(creator: creator.map { creator in { creator($0) } })
        return made.map { checked($0) }
    }

    /// Makes the controller of a scene, by a closure.
    ///
    /// - Parameters:
    ///   - identifier: The name that the scene has in the storyboard; one that no scene has stops the program.
    ///   - creator: Makes the controller with `init(coder:)` or an initializer that calls it. When it answers nil, the class that
    ///     the storyboard names is used.
    /// - Returns: The controller; one of another class than the caller's stops the program.
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        checked(makeController(identifier, creator: creator.map { creator in { creator($0) } }))
    }

    private func checked<ViewController: UIViewController>(_ controller: UIViewController) -> ViewController {
        guard let controller = controller as? ViewController else {
            fatalError(
                "The storyboard \(name) made a \(type(of: controller)) where a \(ViewController.self) was asked for. Give the scene "
                    + "that class in the storyboard, or ask for the class that it has.")
        }
        return controller
    }
}

extension UIStoryboard: ReopenedStoryboard {
    package func makeInitialController() -> AnyObject? { instantiateInitialViewController() }

    package func makeController(toRestore identifier: String) -> AnyObject? {
        file?.scene(toRestore: identifier).flatMap { makeController(for: $0, creator: nil) }
    }
}

extension UIViewController {
    /// The storyboard that the controller was made from; nil for one that was made in another way.
    public var storyboard: UIStoryboard? { (interfaceSource as? StoryboardScene)?.owner }
}

extension UISceneConfiguration {
    /// The storyboard whose first controller is shown when the scene is connected; it overrides the one that the information
    /// property list names.
    public var storyboard: UIStoryboard? {
        get { (chosenStoryboard as? UIStoryboard) ?? listedStoryboard.map { UIStoryboard(name: $0, bundle: nil) } }
        set { chosenStoryboard = newValue }
    }
}
