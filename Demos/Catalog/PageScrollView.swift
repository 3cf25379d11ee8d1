import UIKit

/// Scrolls also when a drag begins on a button, as lists do.
final class PageScrollView: UIScrollView {
    override func touchesShouldCancel(in view: UIView) -> Bool {
        view is UIButton || super.touchesShouldCancel(in: view)
    }
}
