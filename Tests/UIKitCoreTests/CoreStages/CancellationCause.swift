import CoreGraphics
import Foundation
import HostInterface
import Testing
import UIKitCore
import UIKitTesting

/// Causes that cancel the touches of a view.
enum CancellationCause: CaseIterable, Sendable {
    case focus, system, removal, removalOfAncestor, hiding, hidingOfAncestor, disabling, disablingOfAncestor
    case hidingOfWindow, minimizing, anotherRoot

    /// Makes it happen to a view with a finger on it.
    @MainActor func happen(to view: UIView, in tester: ViewTester, touch: TestTouch) {
        switch self {
        case .focus: tester.loseFocus()
        case .system: touch.cancel()
        case .removal: view.removeFromSuperview()
        case .removalOfAncestor: view.superview?.removeFromSuperview()
        case .hiding: view.isHidden = true
        case .hidingOfAncestor: view.superview?.isHidden = true
        case .disabling: view.isUserInteractionEnabled = false
        case .disablingOfAncestor: view.superview?.isUserInteractionEnabled = false
        case .hidingOfWindow: tester.window.isHidden = true
        case .minimizing: tester.send(.visibility(isVisible: false))
        case .anotherRoot: tester.window.rootViewController = UIViewController()
        }
    }

    /// True for those that leave the view where it is and as it was.
    var leavesTheViewInPlace: Bool { self == .focus || self == .system }
}
