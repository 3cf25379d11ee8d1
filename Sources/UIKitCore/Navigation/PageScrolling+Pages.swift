import CoreGraphics
import Foundation

extension PageScrolling {
    /// Makes the bar follow the scroll view on the page of a stack.
    convenience init(
        of page: NavigationPage, base: @escaping () -> CGFloat, onChange: @escaping (UIScrollView) -> Void
    ) { self.init(of: page.child, on: page, base: base, onChange: onChange) }
}
