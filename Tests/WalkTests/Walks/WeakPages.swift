import UIKitCore
import UIKitPages

/// Knows a page controller as long as it lives.
struct WeakPages {
    weak var controller: UIPageViewController?
}
