import UIKit

/// Dots for the pages of the banners.
final class DotsView: UICollectionReusableView {
    let control = UIPageControl()

    override init(frame: CGRect) {
        super.init(frame: frame)
        control.pageIndicatorTintColor = .tertiaryLabel
        control.currentPageIndicatorTintColor = .label
        control.frame = bounds
        control.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(control)
    }

    required init?(coder: NSCoder) { fatalError("Dots are made in code.") }
}
