import UIKitCore

/// The pages that are shown together, and the page on the back of the one that is turned to them.
struct PageSpread {
    var pages: [UIViewController]
    var back: UIViewController?
}
