import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// A page that a scroll view with content of a height fills.
final class ScrollingPage: UIViewController {
    let scrollView = UIScrollView()
    /// The offset to which the content scrolls at the next layout of the page.
    var offsetOnAppearing: CGFloat?

    init(_ title: String? = nil, height: CGFloat = 3000) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
        scrollView.contentSize = CGSize(width: 375, height: height)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
    }

    override func viewDidLayoutSubviews() {
        guard let offset = offsetOnAppearing else { return }
        offsetOnAppearing = nil
        scrollView.contentOffset.y = offset
    }
}
