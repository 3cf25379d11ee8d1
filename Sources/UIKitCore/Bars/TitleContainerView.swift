import Foundation

/// Holds a bar's title or the app's view for it, and reports when that may ask for another size.
final class TitleContainerView: UIView {
    override var drawsContent: Bool { false }

    override func layoutSubviews() {
        super.layoutSubviews()
        (superview as? NavigationBarContents)?.titleViewMayHaveChanged()
    }
}
