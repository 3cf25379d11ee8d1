import CoreGraphics
import Foundation

extension UIViewController: UIContentContainer {
    /// Notifies the controller's container or presentation that it wishes another size.
    package func passOnPreferredContentSize() {
        if let parent {
            parent.preferredContentSizeDidChange(forChildContentContainer: self)
        } else {
            ownPresentation?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }

    /// Notifies the controller's container that constraints have given the view another size.
    func solvedSizeDidChange() {
        parent?.systemLayoutFittingSizeDidChange(forChildContentContainer: self)
    }

    /// The size of a child in a view of a size, by how they stand now.
    func usualSize(of child: any UIContentContainer, in parentSize: CGSize) -> CGSize {
        guard let size = (child as? UIViewController)?.viewIfLoaded?.bounds.size,
            size != viewIfLoaded?.bounds.size
        else { return parentSize }
        return size
    }
}
