import Foundation
import UIFoundation

extension UIWindowScene {
    /// The values that were reported to the scene's delegate last.
    struct ReportedState {
        let size: CGSize
        let orientation: UIInterfaceOrientation
        let traits: UITraitCollection
    }

    /// Requests to notify the delegate at the end of the turn if size, orientation or traits have changed by then.
    func setNeedsUpdateReport() {
        guard reportedState != nil, !isUpdateReportWaiting else { return }
        isUpdateReportWaiting = true
        AppClock.current?.atEndOfTurn { [weak self] in
            self?.isUpdateReportWaiting = false
            self?.noteUpdate()
        }
    }

    /// Stores the present values, and notifies the delegate of a change.
    func noteUpdate() {
        let state = ReportedState(size: screen.bounds.size, orientation: interfaceOrientation, traits: traitCollection)
        guard let previous = reportedState else {
            reportedState = state
            return
        }
        guard
            (previous.size, previous.orientation) != (state.size, state.orientation) || previous.traits != state.traits
        else { return }
        reportedState = state
        (delegate as? any UIWindowSceneDelegate)?.windowScene(
            self, didUpdate: CanvasSpace(screen: screen, isFixed: false, size: previous.size),
            interfaceOrientation: previous.orientation, traitCollection: previous.traits)
    }
}
