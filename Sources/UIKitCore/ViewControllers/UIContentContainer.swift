public import Foundation
public import UIFoundation

/// An object with content of a size that depends on its surroundings: view controllers and presentation controllers.
@preconcurrency @MainActor public protocol UIContentContainer: AnyObject {
    /// The size that the content should have; zero for no wish.
    var preferredContentSize: CGSize { get }

    /// A container inside wishes another size.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// Constraints have given a container inside another size.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// The size that a container inside gets when this one has a size.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize

    /// The content is about to get another size.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

    /// The traits are about to change.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
