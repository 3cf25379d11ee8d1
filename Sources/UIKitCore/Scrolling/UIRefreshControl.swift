import CoreGraphics
public import Foundation
import QuartzCore
public import UIFoundation

/// Shows above a scroll view's content that the content is being refreshed; the user starts it by pulling the content down.
///
/// Its spokes appear one after the other with the pull. The refresh begins when the content is released with the whole control
/// visible, or at once when it is pulled by twice the control's height; then `valueChanged` is sent. After the release the
/// control keeps its inset at the top until `endRefreshing()`.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    /// The control's height in points.
    static let height: CGFloat = 60
    /// The pull in points at which a refresh begins during the drag.
    static let triggerPull = 2 * height
    /// The size of the spokes as a part of a large activity indicator's.
    private static let spinnerScale: CGFloat = 0.8
    private static let titleFont = UIFont.systemFont(ofSize: 13)
    private static let titleHeight: CGFloat = 18
    private static let endDuration = 0.3

    private let spinner = UIActivityIndicatorView(style: .large)
    private let titleLabel = UILabel(frame: .zero)
    private weak var scrollView: UIScrollView?
    /// Whether the present drag has begun or ended a refresh, and so cannot begin another.
    private var isSpent = false
    /// Whether the spokes are shrinking after a refresh.
    private var isLeaving = false

    // MARK: Making

    /// Makes a control for a scroll view's `refreshControl`.
    public init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.height))
        prepare()
    }

    /// Makes a control for a scroll view's `refreshControl`; the scroll view sets its frame.
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

    /// The control does not react to keys.
    open override var canBecomeFocused: Bool { false }

    @_spi(Subclassing) open override var drawsContent: Bool { type(of: self) != UIRefreshControl.self }

    // MARK: Appearance

    /// The text below the spokes; nil for none.
    open var attributedTitle: NSAttributedString? {
        didSet {
            note(.attributedTitle, \UIRefreshControl.attributedTitle)
            titleLabel.attributedText = attributedTitle
            titleLabel.textAlignment = .center
            setNeedsLayout()
        }
    }

    /// The colour of the spokes; nil for the system's gray, which is not inherited.
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

    /// The present width and the control's fixed height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.height) }

    // MARK: Refreshing

    /// Whether a refresh is in progress.
    open private(set) var isRefreshing = false

    /// Begins a refresh that the user did not start; it sends no event and does not scroll.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        isLeaving = false
        showSpinning()
        if scrollView?.isDragging != true { scrollView?.holdRefreshInset() }
    }

    /// Ends a refresh: the control's inset is removed, and content at the top scrolls back.
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

    /// Shrinks the spokes.
    private func leave() {
        isLeaving = true
        change(animated: true, duration: Self.endDuration) { [self] in
            spinner.alpha = 0
            spinner.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
        }
    }

    // MARK: The scroll view

    /// Called when the control was set on a scroll view, or with nil removed.
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

    /// Called when the content moved or the view's size changed: updates the spokes, and begins a refresh after a long pull.
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

    /// Called before the drag ends.
    func dragWillEnd() {
        guard let scrollView else { return }
        if isEnabled, scrollView.pullBeyondTop >= Self.height { trigger() }
        isRefreshing ? scrollView.holdRefreshInset() : scrollView.releaseRefreshInset()
        if scrollView.pullBeyondTop <= 0 { becomeReady() }
    }

    /// Called when the content rests: another pull may begin another refresh.
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
