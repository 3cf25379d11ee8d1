import InterfaceArchive
import UIKitCore

/// One following of a segue in the way that its kind means.
struct SeguePerformance {
    private let segue: SegueDescription
    private let source: UIViewController
    private let destination: UIViewController

    init(_ segue: SegueDescription, from source: UIViewController, to destination: UIViewController) {
        (self.segue, self.source, self.destination) = (segue, source, destination)
    }

    // MARK: Before

    /// Gives the destination its styles, which the controller may change afterwards.
    ///
    /// - Parameter anchor: The view or the bar button item that a popover points to.
    func prepare(anchor: AnyObject?) {
        switch segue.kind {
        case .presentation, .modal:
            if let style = modalStyle { destination.modalPresentationStyle = style }
            if let style = transitionStyle { destination.modalTransitionStyle = style }
        case .popoverPresentation, .popover: preparePopover(anchor)
        default: break
        }
    }

    private func preparePopover(_ anchor: AnyObject?) {
        destination.modalPresentationStyle = .popover
        let popover = destination.popoverPresentationController
        if let item = anchor as? UIBarButtonItem { popover?.barButtonItem = item }
        if let view = anchor as? UIView { popover?.sourceView = view }
        guard let arrow = segue.element.child(key: "popoverArrowDirection") else { return }
        let directions: KeyValuePairs<String, UIPopoverArrowDirection> = [
            "up": .up, "down": .down, "left": .left, "right": .right,
        ]
        popover?.permittedArrowDirections = directions.reduce(into: []) {
            if arrow[$1.key] == "YES" { $0.formUnion($1.value) }
        }
    }

    private var modalStyle: UIModalPresentationStyle? {
        choice("modalPresentationStyle", DecodedControllerWords.presentationStyles)
    }

    private var transitionStyle: UIModalTransitionStyle? {
        choice("modalTransitionStyle", DecodedControllerWords.transitionStyles)
    }

    private func choice<Value>(_ attribute: String, _ values: KeyValuePairs<String, Value>) -> Value? {
        guard let text = segue.element[attribute] else { return nil }
        if let found = values.first(where: { $0.key == text }) { return found.value }
        StoryboardFile.report(
            segue.element.fault(
                found: "\(attribute)=\"\(text)\" in <segue>",
                expected: "one of " + values.map(\.key).joined(separator: ", ")))
        return nil
    }

    // MARK: Performing

    /// Shows the destination.
    func perform() {
        switch segue.kind {
        case .show: show { source.show(destination, sender: segue.element) }
        case .showDetail: show { source.showDetailViewController(destination, sender: segue.element) }
        case .push: push()
        case .replace: replace()
        case .presentation, .modal, .popoverPresentation, .popover:
            source.present(destination, animated: segue.isAnimated && UIView.areAnimationsEnabled)
        case .custom, .embed, .relationship, .unwind: break
        case nil:
            StoryboardFile.report(
                segue.element.fault(
                    found: segue.element["kind"].map { "a segue of the kind \($0)" } ?? "a segue without kind",
                    expected: "a kind that is known; the destination is not shown"))
        }
    }

    private func show(_ body: () -> Void) {
        let areEnabled = UIView.areAnimationsEnabled
        UIView.setAnimationsEnabled(areEnabled && segue.isAnimated)
        body()
        UIView.setAnimationsEnabled(areEnabled)
    }

    private func push() {
        guard let navigation = source.navigationController else {
            fatalError(
                "Push segues can only be used when the source controller is managed by an instance of UINavigationController: "
                    + "\(source) is in none. Put it into one, or make the segue one of the kind show.")
        }
        navigation.pushViewController(destination, animated: segue.isAnimated && UIView.areAnimationsEnabled)
    }

    private func replace() {
        guard let split = source.splitViewController else {
            fatalError(
                "Replace segues can only be used when the source controller is managed by an instance of UISplitViewController: "
                    + "\(source) is in none. Put it into one, or make the segue one of the kind showDetail.")
        }
        show { split.showDetailViewController(destination, sender: segue.element) }
    }
}
