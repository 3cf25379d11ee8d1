package import UIKitCore

extension UIView {
    /// Every view of a class below this one, outer before inner.
    package func descendants<View: UIView>(_ type: View.Type) -> [View] {
        subviews.flatMap { view in ((view as? View).map { [$0] } ?? []) + view.descendants(type) }
    }
}
