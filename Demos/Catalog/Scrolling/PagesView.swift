import UIKit

/// Coloured pages beside each other, with the dots that belong to them.
final class PagesView: UIView, UIScrollViewDelegate {
    private static let colors: [UIColor] = [.systemBlue, .systemGreen, .systemOrange, .systemPink]
    private let scrollView = UIScrollView()
    private let dots = UIPageControl()
    private let pages = PagesView.colors.enumerated().map { index, color in
        let label = UILabel("\(index + 1)")
        label.font = .systemFont(ofSize: 64, weight: .bold)
        label.textColor = .white
        label.textAlignment = .center
        label.backgroundColor = color
        return label
    }

    init() {
        super.init(frame: .zero)
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.delegate = self
        for page in pages { scrollView.addSubview(page) }
        dots.numberOfPages = pages.count
        dots.pageIndicatorTintColor = .white.withAlphaComponent(0.4)
        dots.currentPageIndicatorTintColor = .white
        dots.addAction(UIAction { [weak self] _ in self?.showCurrentPage() }, for: .valueChanged)
        for part in [scrollView, dots] { addSubview(part) }
    }

    required init?(coder: NSCoder) { fatalError("PagesView is made in code.") }

    private func showCurrentPage() {
        scrollView.setContentOffset(CGPoint(x: CGFloat(dots.currentPage) * bounds.width, y: 0), animated: true)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.isDragging || scrollView.isDecelerating, bounds.width > 0 else { return }
        dots.currentPage = Int((scrollView.contentOffset.x / bounds.width).rounded())
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isResized = scrollView.frame.size != bounds.size
        scrollView.frame = bounds
        for (index, page) in pages.enumerated() {
            page.frame = CGRect(
                x: CGFloat(index) * bounds.width, y: 0, width: bounds.width, height: bounds.height)
        }
        scrollView.contentSize = CGSize(width: CGFloat(pages.count) * bounds.width, height: bounds.height)
        if isResized { scrollView.contentOffset.x = CGFloat(dots.currentPage) * bounds.width }
        dots.frame = CGRect(x: 0, y: bounds.height - 34, width: bounds.width, height: 26)
    }
}
