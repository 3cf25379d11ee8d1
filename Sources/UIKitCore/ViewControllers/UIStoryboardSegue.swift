public import Foundation

/// A way from one controller to another, which knows how the second one is shown.
///
/// Status: partial – segues made in code; storyboards are not implemented.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    /// The name that distinguishes it from the others of its source; nil for none.
    open private(set) var identifier: String?
    /// The controller that it leads away from.
    open private(set) var source: UIViewController
    /// The controller that it leads to.
    open private(set) var destination: UIViewController
    private var performHandler: (() -> Void)?

    /// Makes a segue with an identifier, a source and a destination for a subclass, which overrides `perform()`.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
        super.init()
    }

    /// Makes a segue with an identifier, a source and a destination that is performed by a handler.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        self.performHandler = performHandler
    }

    /// Shows the destination; a subclass says how, and need not call super.
    open func perform() { performHandler?() }
}
