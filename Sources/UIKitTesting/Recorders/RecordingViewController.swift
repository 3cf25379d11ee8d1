public import Foundation
public import UIFoundation
public import UIKitCore

/// A controller that notes the calls that it gets in a log shared with others, as `name.call`.
open class RecordingViewController: UIViewController {
    /// The calls of several controllers, in order.
    @MainActor public final class Log {
        /// The calls so far.
        public var calls: [String] = []

        /// Makes an empty log.
        public init() {}

        /// Empties the log.
        ///
        /// - Returns: The calls since the last time.
        public func drain() -> [String] {
            defer { calls = [] }
            return calls
        }

        /// Makes a controller that appears in the log under a name.
        public func controller(_ name: String) -> RecordingViewController { RecordingViewController(name, log: self) }

        /// Makes a controller that appears in the log under a name, which is its title too.
        package func titledController(_ name: String) -> RecordingViewController {
            let controller = controller(name)
            controller.title = name
            return controller
        }
    }

    private let name: String
    private let log: Log
    /// Whether layout callbacks are noted too.
    public var notesLayout = false

    /// Makes a controller that appears in the log under a name.
    public init(_ name: String, log: Log) {
        (self.name, self.log) = (name, log)
        super.init(nibName: nil, bundle: nil)
    }

    /// A recording controller is not archived.
    public required init?(coder: NSCoder) { nil }

    private func note(_ call: String) { log.calls.append("\(name).\(call)") }

    open override func loadView() {
        note("loadView")
        super.loadView()
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        note("viewDidLoad")
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("viewWillAppear(\(animated))")
    }

    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        note("viewIsAppearing(\(animated))")
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("viewDidAppear(\(animated))")
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("viewWillDisappear(\(animated))")
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("viewDidDisappear(\(animated))")
    }

    open override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        note("willMove(\(parent == nil ? "nil" : "parent"))")
    }

    open override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        note("didMove(\(parent == nil ? "nil" : "parent"))")
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        if notesLayout { note("viewWillLayoutSubviews") }
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if notesLayout { note("viewDidLayoutSubviews") }
    }

    open override func didReceiveMemoryWarning() {
        note("didReceiveMemoryWarning")
        super.didReceiveMemoryWarning()
    }

    open override func viewWillUnload() {
        super.viewWillUnload()
        note("viewWillUnload")
    }

    open override func viewDidUnload() {
        super.viewDidUnload()
        note("viewDidUnload")
    }

    open override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        note("viewWillTransition(\(Int(size.width))x\(Int(size.height)))")
        super.viewWillTransition(to: size, with: coordinator)
    }

    open override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        note("willTransition")
        super.willTransition(to: newCollection, with: coordinator)
    }

    open override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        note("willRotate(\(toInterfaceOrientation))")
    }

    open override func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        note("willAnimateRotation(\(toInterfaceOrientation))")
    }

    open override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
        note("didRotate(\(fromInterfaceOrientation))")
    }
}
