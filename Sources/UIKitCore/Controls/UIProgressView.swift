import CoreGraphics
public import Foundation
import QuartzCore
public import UIFoundation

/// Shows the completed part of a task, as a line that fills up.
///
/// Unlike iOS: a `Progress` notifies no observers outside of Apple's platforms, so it is read ten times a second while the view
/// is in a window and the work is not done.
@preconcurrency @MainActor open class UIProgressView: UIView {
    /// The thickness of the line.
    public nonisolated enum Style: Int, Sendable {
        /// 4 points, with a track.
        case `default` = 0
        /// 2.5 points without a track, for bars.
        case bar = 1
    }

    private static let width: CGFloat = 150
    private static let changeDuration = 0.25

    private let track = UIImageView(frame: .zero)
    private let line = UIImageView(frame: .zero)
    private var storedProgress: Float = 0

    /// Makes a view at 0.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        prepare()
    }

    /// Makes a view of a style, 150 points wide.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
        bounds.size = CGSize(width: Self.width, height: height)
    }

    /// Makes a view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        if let coder = coder.interface { decodeProgressView(from: coder) } else { isUserInteractionEnabled = false }
    }

    private func prepare() {
        clipsToBounds = true
        addSubview(track)
        addSubview(line)
        showLook()
    }

    @_spi(Subclassing) open override var hasPlainHitTesting: Bool { type(of: self) == UIProgressView.self }
    @_spi(Subclassing) open override var drawsContent: Bool { type(of: self) != UIProgressView.self }

    // MARK: Value

    /// The completed part, from 0 to 1; other values are cut.
    open var progress: Float {
        get { storedProgress }
        set { setProgress(newValue, animated: false) }
    }

    /// Sets the completed part; the line grows or shrinks when that is animated.
    open func setProgress(_ progress: Float, animated: Bool) {
        let valid = progress.isNaN ? 0 : max(0, min(1, progress))
        guard valid != storedProgress else { return }
        storedProgress = valid
        guard animated, window != nil else { return setNeedsLayout() }
        layoutIfNeeded()
        UIView.animate(withDuration: Self.changeDuration, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState])
        {
            [self] in layOutLine()
        }
    }

    /// The work whose completed part is shown, as it advances; nil leaves `progress` to the app.
    open var observedProgress: Progress? {
        didSet { if observedProgress !== oldValue { followProgress() } }
    }

    private static let lookInterval = 0.1
    private var nextLook: DeadlineQueue.Deadline?

    isolated deinit { nextLook?.cancel() }

    @_spi(Subclassing) open override func windowDidChange() {
        super.windowDidChange()
        followProgress()
    }

    /// Shows the completed part of the observed work, and reads it again while the view is visible and the work continues.
    private func followProgress() {
        nextLook?.cancel()
        nextLook = nil
        guard let observedProgress else { return }
        setProgress(Float(observedProgress.fractionCompleted), animated: true)
        guard isInWindow, !observedProgress.isFinished, !observedProgress.isCancelled, let clock = AppClock.current
        else {
            return
        }
        nextLook = clock.deadlines.schedule(at: clock.now + Self.lookInterval, isRoutine: true) { [weak self] in
            self?.followProgress()
        }
    }

    // MARK: Look

    /// The thickness of the line.
    open var progressViewStyle: Style = .default {
        didSet {
            guard progressViewStyle != oldValue else { return }
            showLook()
            invalidateIntrinsicContentSize()
        }
    }

    /// The colour of the completed part; nil is the tint colour.
    open var progressTintColor: UIColor? {
        didSet {
            note(.progressTintColor, \UIProgressView.progressTintColor)
            showLook()
        }
    }

    /// The colour of the remaining part; nil is the style's own.
    open var trackTintColor: UIColor? {
        didSet {
            note(.trackTintColor, \UIProgressView.trackTintColor)
            showLook()
        }
    }

    /// The picture of the completed part; nil for a plain line.
    open var progressImage: UIImage? {
        didSet {
            note(.progressImage, \UIProgressView.progressImage)
            showLook()
        }
    }

    /// The picture of the remaining part; nil for a plain line.
    open var trackImage: UIImage? {
        didSet {
            note(.trackImage, \UIProgressView.trackImage)
            showLook()
        }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showLook()
    }

    private func showLook() {
        line.image = progressImage
        line.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
        track.image = trackImage
        let plainTrack: UIColor? = progressViewStyle == .bar ? nil : ControlColors.emptyTrack
        track.backgroundColor = trackImage == nil ? trackTintColor ?? plainTrack : nil
        setNeedsLayout()
    }

    // MARK: Size

    private var height: CGFloat { progressViewStyle == .bar ? 2.5 : 4 }

    /// No width, and the style's height.
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: height) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = progressViewStyle == .bar ? 0 : bounds.height / 2
        line.layer.cornerRadius = layer.cornerRadius
        track.frame = bounds
        layOutLine()
    }

    private func layOutLine() {
        let width = (bounds.width * CGFloat(storedProgress)).roundedToPixels(contentScaleFactor)
        let isMirrored = runsRightToLeft
        line.frame = CGRect(x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    }

    @_spi(Subclassing) open override func describe(_ it: inout AccessibilityDescription) { describeProgressView(&it) }
}
