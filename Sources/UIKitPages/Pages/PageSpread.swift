import UIKitCore

/// The pages that are shown together, and what is seen on the back of a page that is turned to them.
struct PageSpread {
    var pages: [UIViewController]
    var back: UIViewController?
}
