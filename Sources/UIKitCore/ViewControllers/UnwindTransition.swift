import CoreGraphics

/// Shows the destination of an unwind segue: dismisses presented controllers, and changes the containers on the path.
struct UnwindTransition {
    private let segue: UIStoryboardSegue
    /// The containers from the nearest one of both ends to the destination, each with the child that it is to show.
    private var containers: [(container: UIViewController, child: UIViewController)] = []
    /// The controller that presents all controllers to be dismissed; nil when there are none.
    private var presenter: UIViewController?

    /// Finds the path of a segue.
    init(_ segue: UIStoryboardSegue) {
        self.segue = segue
        guard let junction = Self.junction(of: segue.source, and: segue.destination) else { return }
        let gone = segue.source.controllersBelow.prefix { $0 !== junction }
        let kept = segue.destination.controllersBelow.prefix { $0 !== junction }
        containers = kept.reversed().compactMap { child in child.parent.map { (container: $0, child: child) } }
        presenter = gone.last { $0.parent == nil }?.controllerBelow
    }

    /// The nearest controller that contains or is both; nil for controllers of different windows.
    static func junction(of source: UIViewController, and destination: UIViewController) -> UIViewController? {
        let around = destination.controllersBelow
        return source.controllersBelow.first { controller in around.holds(controller) }
    }

    /// Shows the children in the containers and dismisses presented controllers; if both happen, only the dismissal is animated.
    func perform() {
        let isAnimated = segue.isAnimated
        segue.isAnimated = isAnimated && presenter == nil
        for step in containers { step.container.unwind(for: segue, towards: step.child) }
        segue.isAnimated = isAnimated
        presenter?.dismiss(animated: isAnimated)
    }
}
