import CoreGraphics
import UIKitCore

extension UIViewController {
    /// Whether its view is loaded and in a window.
    var isShown: Bool { viewIfLoaded?.window != nil }

    /// The frame of its view in the window; nil when the view is in none.
    var shownFrame: CGRect? {
        guard let view = viewIfLoaded, view.window != nil else { return nil }
        return view.convert(view.bounds, to: nil)
    }
}
