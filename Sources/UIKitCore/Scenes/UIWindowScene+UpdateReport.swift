import Foundation
import UIFoundation

extension UIWindowScene {
    /// The values of which the scene's delegate has been told.
    struct ReportedState {
        let size: CGSize
        let orientation: UIInterfaceOrientation
        let traits: UITraitCollection
    }

    /// Has the delegate told at the end of the turn when the scene's size, orientation or traits are others then.
    func setNeedsUpdateReport() {
        guard reportedState != nil, !isUpdateReportWaiting else { return }
        isUpdateReportWaiting = true
        AppClock.current?.atEndOfTurn { [weak self] in
            self?.isUpdateReportWaiting = false
            self?.noteUpdate()
        }
    }

    /// Takes over the values of now, and tells the delegate of a change.
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
