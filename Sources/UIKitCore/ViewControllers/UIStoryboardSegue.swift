import Foundation
public import QuartzCore

/// A way from one controller to another, which knows how the second one is shown.
///
/// Those of storyboards are made when they are about to be performed: their destination is there, but its view is not loaded.
@preconcurrency @MainActor open class UIStoryboardSegue: ConstructibleObject {
    /// The name that distinguishes it from the others of its source; nil for none.
    open private(set) var identifier: String?
    /// The controller that it leads away from.
    open private(set) var source: UIViewController
    /// The controller that it leads to.
    open private(set) var destination: UIViewController
    /// Shows the destination in the way of the storyboard or of the app's handler.
    package final var performHandler: (() -> Void)?
    /// Whether a way back is seen as it happens; while what is presented goes, containers change unseen.
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

    // Written out because subclasses' own could not be plain ones otherwise: unwritten, it belongs to the main actor.
    deinit {}

    /// Shows the destination; a subclass says how, and calls super only to have it shown in the storyboard's way besides.
    open func perform() { performHandler?() }
}
