import Foundation
public import QuartzCore

/// A transition from one controller to another that shows the destination in its own way.
///
/// Segues of storyboards are made when they are about to be performed: the destination exists, but its view is not loaded.
@preconcurrency @MainActor open class UIStoryboardSegue: ConstructibleObject {
    /// The identifier of the segue among those of its source; nil for none.
    open private(set) var identifier: String?
    /// The controller at which the segue starts.
    open private(set) var source: UIViewController
    /// The controller that the segue shows.
    open private(set) var destination: UIViewController
    /// Shows the destination as the storyboard or the app's handler specifies.
    package final var performHandler: (() -> Void)?
    /// Whether an unwind segue is animated. While a presented controller is dismissed, containers change without animation.
    final var isAnimated = true

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

    @available(swift, obsoleted: 1)
    public required convenience init?(_ key: ConstructionKey) {
        guard let ends = key.beginning as? SegueEnds else { return nil }
        self.init(identifier: ends.identifier, source: ends.source, destination: ends.destination)
    }

    // Explicit, because subclasses could not declare nonisolated deinitializers otherwise: an implicit one is isolated to the
    // main actor.
    deinit {}

    /// Shows the destination. A subclass overrides it, and calls super only to run the storyboard's presentation, too.
    open func perform() { performHandler?() }
}
