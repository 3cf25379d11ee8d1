import Foundation
import UIFoundation

/// A visible controller and the presentation that shows it, if any.
struct PresentationLink {
    let controller: UIViewController
    let presentation: Presentation?

    func sendWillTransition(
        to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        guard let presentation else { return controller.sendWillTransition(to: traits, with: coordinator) }
        presentation.adapt(to: traits, with: coordinator)
        presentation.nextController.willTransition(to: traits, with: coordinator)
    }

    func sendViewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        guard let presentation else { return controller.sendViewWillTransition(to: size, with: coordinator) }
        presentation.nextController.viewWillTransition(to: size, with: coordinator)
    }
}
