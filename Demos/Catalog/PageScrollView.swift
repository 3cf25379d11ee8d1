import UIKit

/// Scrolls also when a drag begins on a row or a button, as lists do.
final class PageScrollView: UIScrollView {
    override func touchesShouldCancel(in view: UIView) -> Bool {
        view is SubjectRow || view is UIButton || super.touchesShouldCancel(in: view)
    }
}
