public import Foundation

/// The source of an unwind segue, and the action by which its destination is found.
@preconcurrency @MainActor open class UIStoryboardUnwindSegueSource: NSObject {
    /// The controller at which the unwind segue starts.
    open private(set) var source: UIViewController
    /// The action that the destination implements.
    open private(set) var unwindAction: Selector
    /// The object that started the segue, such as a button.
    open private(set) var sender: Any?

    /// Describes an unwind segue by its source, its action and its sender.
    package init(_ source: UIViewController, _ unwindAction: Selector, sender: Any?) {
        (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
        super.init()
    }

    // Explicit, because subclasses could not declare nonisolated deinitializers otherwise: an implicit one is isolated to the
    // main actor.
    deinit {}
}
