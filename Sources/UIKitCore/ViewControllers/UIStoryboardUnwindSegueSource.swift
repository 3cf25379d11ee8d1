public import Foundation

/// The beginning of a way back: who wants to go, and by which action the destination is found.
@preconcurrency @MainActor open class UIStoryboardUnwindSegueSource: NSObject {
    /// The controller that the way leads away from.
    open private(set) var source: UIViewController
    /// The action that the destination implements.
    open private(set) var unwindAction: Selector
    /// The object that is the cause, such as a button.
    open private(set) var sender: Any?

    /// Describes the beginning of a way back from a controller, by an action, for a sender.
    package init(_ source: UIViewController, _ unwindAction: Selector, sender: Any?) {
        (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
        super.init()
    }

    // Written out because subclasses' own could not be plain ones otherwise: unwritten, it belongs to the main actor.
    deinit {}
}
