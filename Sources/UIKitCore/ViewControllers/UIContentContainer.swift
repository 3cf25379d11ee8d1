public import Foundation
public import UIFoundation

/// An object with content of a size that depends on its surroundings: view controllers and presentation controllers.
@preconcurrency @MainActor public protocol UIContentContainer: AnyObject {
    /// The preferred size of the content; zero for none.
    var preferredContentSize: CGSize { get }

    /// The preferred size of a child container changed.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// Constraints have changed the size of a child container.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// The size of a child container when this one has a size.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize

    /// The size of the content is about to change.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

    /// The traits are about to change.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
