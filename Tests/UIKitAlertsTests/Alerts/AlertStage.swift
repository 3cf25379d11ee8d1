import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitAlerts
@testable import UIKitCore

/// A controller with an alert to present, which notes all chosen actions.
final class AlertStage {
    let tester: ViewTester
    let root = UIViewController()
    let alert: UIAlertController
    private(set) var calls: [String] = []

    init(
        _ style: UIAlertController.Style = .alert, title: String? = "Title", message: String? = "Message",
        size: CGSize = CGSize(width: 375, height: 667), idiom: UIUserInterfaceIdiom = .phone
    ) {
        tester = ViewTester(size: size, idiom: idiom)
        tester.show(root)
        alert = UIAlertController(title: title, message: message, preferredStyle: style)
    }

    func note(_ call: String) { calls.append(call) }

    @discardableResult
    func add(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
        let action = UIAlertAction(title: title, style: style) { [unowned self] in
            note("\($0.title ?? "") \(root.presentedViewController == nil ? "after" : "before") the alert has gone")
        }
        alert.addAction(action)
        return action
    }

    /// Presents the alert and waits until it is shown.
    func show() {
        root.present(alert, animated: true)
        tester.settle()
    }

    var buttons: [AlertButton] { alert.view.descendants(AlertButton.self) }

    func button(_ title: String) -> AlertButton? { buttons.first { $0.action.title == title } }

    /// A button's rectangle in the window.
    func frame(_ title: String) -> CGRect? { button(title).map { $0.convert($0.bounds, to: nil) } }

    /// The middle of a button in the window.
    func place(of title: String) -> CGPoint {
        let frame = frame(title) ?? .null
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    var highlighted: [String] { buttons.filter(\.isHighlighted).compactMap(\.action.title) }

    /// Taps a button and waits until the dismissal is over.
    func choose(_ title: String) {
        tester.tap(at: place(of: title))
        tester.settle()
    }
}
