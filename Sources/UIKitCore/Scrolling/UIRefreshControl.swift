import CoreGraphics
public import Foundation
import QuartzCore
public import UIFoundation

/// Shows above the content of a scroll view that it is brought up to date, which the user starts by pulling the content down.
///
/// Its spokes come out one after the other with the pull. The refresh begins when the content is let go with the control in full
/// sight, or at once when it is pulled by twice the control's height; then `valueChanged` is sent. From the moment that no finger
/// holds the content, the control keeps its room at the top until `endRefreshing()`.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    /// The control's height.
    static let height: CGFloat = 60
    /// How far the content is pulled for a refresh to begin under the finger.
    static let triggerPull = 2 * height
    /// How large the spokes are beside a large activity indicator's.
    private static let spinnerScale: CGFloat = 0.8
    private static let titleFont = UIFont.systemFont(ofSize: 13)
    private static let titleHeight: CGFloat = 18
    private static let endDuration = 0.3

    private let spinner = UIActivityIndicatorView(style: .large)
    private let titleLabel = UILabel(frame: .zero)
    private weak var scrollView: UIScrollView?
    /// Whether the present drag has begun a refresh, or ended one, and so cannot begin another.
    private var isSpent = false
    /// Whether the spokes go away after a refresh.
    private var isLeaving = false

    // MARK: Making

    /// Makes a control, to be given to a scroll view.
    public init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.height))
        prepare()
    }

    /// Makes a control, to be given to a scroll view, which places it.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        bounds.size.height = Self.height
        prepare()
    }

    /// Makes a control from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        if let coder = coder.interface { decodeRefreshControl(from: coder) }
    }

    private func prepare() {
        isOpaque = false
        isUserInteractionEnabled = false
        spinner.hidesWhenStopped = false
        spinner.transform = CGAffineTransform(scaleX: Self.spinnerScale, y: Self.spinnerScale)
        spinner.showSpokes(upTo: 0)
        titleLabel.font = Self.titleFont
        titleLabel.textColor = .secondaryLabel
        titleLabel.textAlignment = .center
        addSubview(spinner)
        addSubview(titleLabel)
    }

    /// It only shows what goes on.
    open override var canBecomeFocused: Bool { false }

    @_spi(Subclassing) open override var drawsContent: Bool { type(of: self) != UIRefreshControl.self }

    // MARK: Look

    /// The text below the spokes; nil for none.
    open var attributedTitle: NSAttributedString? {
        didSet {
            note(.attributedTitle, \UIRefreshControl.attributedTitle)
            titleLabel.attributedText = attributedTitle
            titleLabel.textAlignment = .center
            setNeedsLayout()
        }
    }

    /// The colour of the spokes; nil for the system's gray, whatever is inherited.
    open override var tintColor: UIColor! {
        get { storedTintColor ?? super.tintColor }
        set {
            super.tintColor = newValue
            spinner.color = newValue
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let hasTitle = attributedTitle.map { $0.length > 0 } ?? false
        let titleHeight = hasTitle ? Self.titleHeight : 0
        spinner.center = CGPoint(x: bounds.midX.rounded(), y: ((bounds.height - titleHeight) / 2).rounded())
        titleLabel.frame = CGRect(
            x: 0, y: bounds.height - titleHeight - 4, width: bounds.width, height: titleHeight)
    }

    /// As high as the control is.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.height) }

    // MARK: Refreshing

    /// Whether a refresh is going on.
    open private(set) var isRefreshing = false

    /// Begins a refresh that the user did not start; sends no event, and leaves the content where it is.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        isLeaving = false
        showSpinning()
        if scrollView?.isDragging != true { scrollView?.holdRefreshInset() }
    }

    /// Ends a refresh: the control gives its room back, and content that stood below it goes to the top.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        isSpent = true
        leave()
        guard let scrollView, !scrollView.isDragging else { return }
        scrollView.releaseRefreshInset()
        contentDidMove()
    }

    private func trigger() {
        guard !isRefreshing, !isSpent else { return }
        isSpent = true
        isRefreshing = true
        isLeaving = false
        showSpinning()
        sendValueChanged()
    }

    private func showSpinning() {
        spinner.alpha = 1
        spinner.transform = CGAffineTransform(scaleX: Self.spinnerScale, y: Self.spinnerScale)
        spinner.showSpokes(upTo: 1)
        spinner.startAnimating()
    }

    /// The spokes shrink away.
    private func leave() {
        isLeaving = true
        change(animated: true, duration: Self.endDuration) { [self] in
            spinner.alpha = 0
            spinner.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
        }
    }

    // MARK: The scroll view

    /// The scroll view has taken the control, or given it back for nil.
    func attach(to scrollView: UIScrollView?) {
        if let former = self.scrollView, former !== scrollView, former.refreshControl === self {
            former.refreshControl = nil
        }
        self.scrollView?.releaseRefreshInset()
        self.scrollView = scrollView
        removeFromSuperview()
        guard let scrollView else { return }
        scrollView.insertSubview(self, at: 0)
        if isRefreshing { scrollView.holdRefreshInset() }
        contentDidMove()
    }

    /// The content moved, or the view has another size: follows it, and begins a refresh when it was pulled far enough.
    func contentDidMove() {
        guard let scrollView else { return }
        let pull = scrollView.pullBeyondTop
        let frame = CGRect(
            x: 0, y: -scrollView.contentInset.top - max(Self.height, pull), width: scrollView.bounds.width,
            height: Self.height)
        if self.frame != frame { UIView.performWithoutAnimation { self.frame = frame } }
        if pull <= 0, !scrollView.isDragging { becomeReady() }
        guard !isRefreshing, !isLeaving else { return }
        spinner.showSpokes(upTo: pull / Self.height)
        if isEnabled, scrollView.isDragging, pull >= Self.triggerPull { trigger() }
    }

    /// The finger is about to let go of the content.
    func dragWillEnd() {
        guard let scrollView else { return }
        if isEnabled, scrollView.pullBeyondTop >= Self.height { trigger() }
        isRefreshing ? scrollView.holdRefreshInset() : scrollView.releaseRefreshInset()
        if scrollView.pullBeyondTop <= 0 { becomeReady() }
    }

    /// The content is where it belongs: another pull may begin another refresh.
    private func becomeReady() {
        isSpent = isRefreshing
        guard isLeaving || !isRefreshing, spinner.isAnimating else { return }
        isLeaving = false
        spinner.stopAnimating()
        spinner.layer.removeAllAnimations()
        spinner.alpha = 1
        spinner.transform = CGAffineTransform(scaleX: Self.spinnerScale, y: Self.spinnerScale)
        spinner.showSpokes(upTo: 0)
    }
}
