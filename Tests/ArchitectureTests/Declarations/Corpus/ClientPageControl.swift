import UIKit

/// Dots of an app's own.
class ClientPageControl: UIPageControl {
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override init(frame: CGRect) { super.init(frame: frame) }

    override var allowsContinuousInteraction: Bool {
        get { super.allowsContinuousInteraction }
        set { super.allowsContinuousInteraction = newValue }
    }
    override var backgroundStyle: UIPageControl.BackgroundStyle {
        get { super.backgroundStyle }
        set { super.backgroundStyle = newValue }
    }
    override var currentPage: Int {
        get { super.currentPage }
        set { super.currentPage = newValue }
    }
    override var currentPageIndicatorTintColor: UIColor? {
        get { super.currentPageIndicatorTintColor }
        set { super.currentPageIndicatorTintColor = newValue }
    }
    override var defersCurrentPageDisplay: Bool {
        get { super.defersCurrentPageDisplay }
        set { super.defersCurrentPageDisplay = newValue }
    }
    override var direction: UIPageControl.Direction {
        get { super.direction }
        set { super.direction = newValue }
    }
    override var hidesForSinglePage: Bool {
        get { super.hidesForSinglePage }
        set { super.hidesForSinglePage = newValue }
    }
    override var interactionState: UIPageControl.InteractionState { super.interactionState }
    override var numberOfPages: Int {
        get { super.numberOfPages }
        set { super.numberOfPages = newValue }
    }
    override var pageIndicatorTintColor: UIColor? {
        get { super.pageIndicatorTintColor }
        set { super.pageIndicatorTintColor = newValue }
    }
    override var preferredCurrentPageIndicatorImage: UIImage? {
        get { super.preferredCurrentPageIndicatorImage }
        set { super.preferredCurrentPageIndicatorImage = newValue }
    }
    override var preferredIndicatorImage: UIImage? {
        get { super.preferredIndicatorImage }
        set { super.preferredIndicatorImage = newValue }
    }

    override func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
        super.currentPageIndicatorImage(forPage: page)
    }
    override func indicatorImage(forPage page: Int) -> UIImage? { super.indicatorImage(forPage: page) }
    override func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        super.setCurrentPageIndicatorImage(image, forPage: page)
    }
    override func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        super.setIndicatorImage(image, forPage: page)
    }
    override func size(forNumberOfPages pageCount: Int) -> CGSize { super.size(forNumberOfPages: pageCount) }
    override func updateCurrentPageDisplay() { super.updateCurrentPageDisplay() }
}

/// A spinner of an app's own.
class ClientActivityIndicatorView: UIActivityIndicatorView {
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override init(frame: CGRect) { super.init(frame: frame) }
    override init(style: UIActivityIndicatorView.Style) { super.init(style: style) }

    override var color: UIColor! {
        get { super.color }
        set { super.color = newValue }
    }
    override var hidesWhenStopped: Bool {
        get { super.hidesWhenStopped }
        set { super.hidesWhenStopped = newValue }
    }
    override var isAnimating: Bool { super.isAnimating }
    override var style: UIActivityIndicatorView.Style {
        get { super.style }
        set { super.style = newValue }
    }

    override func startAnimating() { super.startAnimating() }
    override func stopAnimating() { super.stopAnimating() }
}

/// A refresh control with a picture.
class ClientRefreshControl: UIRefreshControl {
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override init(frame: CGRect) { super.init(frame: frame) }

    override var attributedTitle: NSAttributedString? {
        get { super.attributedTitle }
        set { super.attributedTitle = newValue }
    }
    override var isRefreshing: Bool { super.isRefreshing }

    override func beginRefreshing() { super.beginRefreshing() }
    override func endRefreshing() { super.endRefreshing() }
}

private final class LogoRefreshControl: UIRefreshControl {
    private let logo = UIImageView()

    override init() {
        super.init()
        addSubview(logo)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

extension ClientPageControl {
    static func make() -> [UIView] {
        [
            UIPageControl(), UIPageControl(frame: .zero), UIActivityIndicatorView(style: .large),
            UIActivityIndicatorView(), UIActivityIndicatorView(frame: .zero), UIRefreshControl(), LogoRefreshControl(),
        ]
    }
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allPageControlBackgroundStyle: [UIPageControl.BackgroundStyle] {
        [
            .automatic, .minimal, .prominent,
        ]
    }
    static var allPageControlInteractionState: [UIPageControl.InteractionState] {
        [
            .continuous, .discrete, .none,
        ]
    }
    static var allActivityIndicatorViewStyle: [UIActivityIndicatorView.Style] {
        [
            .gray, .large, .medium, .white, .whiteLarge,
        ]
    }
}
