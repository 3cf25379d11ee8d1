/// The change of everything that is shown between the source of a way back and its destination.
struct UnwindTransition {
    private let segue: UIStoryboardSegue
    /// The containers from the nearest one around both ends to the destination, each with the child that it is to show.
    private var containers: [(container: UIViewController, child: UIViewController)] = []
    /// The controller that presents all of what is to go; nil where nothing is presented on the way.
    private var presenter: UIViewController?

    /// Finds the way of a segue.
    init(_ segue: UIStoryboardSegue) {
        self.segue = segue
        guard let junction = Self.junction(of: segue.source, and: segue.destination) else { return }
        let gone = segue.source.controllersBelow.prefix { $0 !== junction }
        let kept = segue.destination.controllersBelow.prefix { $0 !== junction }
        containers = kept.reversed().compactMap { child in child.parent.map { (container: $0, child: child) } }
        presenter = gone.last { $0.parent == nil }?.controllerBelow
    }

    /// The nearest controller that two are inside of, or that is one of them; nil for controllers of different windows.
    static func junction(of source: UIViewController, and destination: UIViewController) -> UIViewController? {
        let around = destination.controllersBelow
        return source.controllersBelow.first { controller in around.contains { $0 === controller } }
    }

    /// Has containers show their children, and what is presented go: where both happen, only the latter is seen.
    func perform() {
        let isAnimated = segue.isAnimated
        segue.isAnimated = isAnimated && presenter == nil
        for step in containers { step.container.unwind(for: segue, towards: step.child) }
        segue.isAnimated = isAnimated
        presenter?.dismiss(animated: isAnimated)
    }
}
