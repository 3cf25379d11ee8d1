import CoreGraphics
import Foundation

extension UIViewController: UIContentContainer {
    /// Notifies the controller's container or presentation of a new preferred size.
    package func passOnPreferredContentSize() {
        if let parent {
            parent.preferredContentSizeDidChange(forChildContentContainer: self)
        } else {
            ownPresentation?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }

    /// Notifies the controller's container that constraints have changed the view's size.
    func solvedSizeDidChange() {
        parent?.systemLayoutFittingSizeDidChange(forChildContentContainer: self)
    }

    /// The default size of a child in a view of another size: all of it if the child fills the view now, else its present size.
    func usualSize(of child: any UIContentContainer, in parentSize: CGSize) -> CGSize {
        guard let size = (child as? UIViewController)?.viewIfLoaded?.bounds.size,
            size != viewIfLoaded?.bounds.size
        else { return parentSize }
        return size
    }
}
