import CoreGraphics
public import Foundation
import QuartzCore
public import UIFoundation

/// Shows that work is in progress: spokes that turn, one turn per second in eight steps.
///
/// It turns by the media clock, and asks for eight frames per second while it does and none otherwise.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    /// The size of the spokes.
    public nonisolated enum Style: Int, Sendable {
        case medium = 100
        case large = 101
        /// Large and white.
        @available(*, deprecated, renamed: "large") case whiteLarge = 0
        /// Of medium size and white.
        @available(*, deprecated, renamed: "medium") case white = 1
        /// Of medium size and gray.
        @available(*, deprecated, renamed: "medium") case gray = 2

        // The older styles are recognised by their numbers, since their names may not be used.
        private var isLarge: Bool { self == .large || rawValue == 0 }

        /// The colour of the spokes where none was set.
        fileprivate var usualColor: UIColor { rawValue == 0 || rawValue == 1 ? .white : .systemGray }

        fileprivate var side: CGFloat { isLarge ? 37 : 20 }
        /// The thickness and the length of a spoke.
        fileprivate var spoke: CGSize {
            isLarge ? CGSize(width: 4.4, height: 10) : CGSize(width: 2.6, height: 5.4)
        }
    }

    private static let spokeCount = 8
    /// Seconds of one turn.
    private static let turnDuration = 1.0
    /// The opacities of the spokes behind the leading one.
    private static let alphas: [CGFloat] = [1, 0.82, 0.66, 0.52, 0.4, 0.32, 0.27, 0.27]

    /// The opacity of the spokes while they do not turn.
    private static let stillAlpha: CGFloat = 0.66

    private let wheel = UIView(frame: .zero)
    private var step = 0
    private var nextStep: DeadlineQueue.Deadline?

    /// Makes an indicator of medium size that is stopped and hidden.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        (isOpaque, isUserInteractionEnabled) = (false, false)
        prepare()
    }

    /// Makes an indicator of its style's size that is stopped and hidden.
    public init(style: Style) {
        super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
        self.style = style
        (isOpaque, isUserInteractionEnabled) = (false, false)
        prepare()
    }

    /// Makes an indicator from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        if let coder = coder.interface {
            decodeActivityIndicator(from: coder)
        } else {
            (isOpaque, isUserInteractionEnabled) = (false, false)
        }
    }

    isolated deinit { nextStep?.cancel() }

    private func prepare() {
        addSubview(wheel)
        makeSpokes()
        isHidden = true
    }

    @_spi(Subclassing) open override var hasPlainHitTesting: Bool { type(of: self) == UIActivityIndicatorView.self }
    @_spi(Subclassing) open override var drawsContent: Bool { type(of: self) != UIActivityIndicatorView.self }

    // MARK: Turning

    /// Whether it turns, or would if it were in a window.
    open private(set) var isAnimating = false

    /// Shows it and lets it turn.
    open func startAnimating() {
        guard !isAnimating else { return }
        isAnimating = true
        for (spoke, alpha) in zip(wheel.subviews, Self.alphas) { spoke.alpha = alpha }
        isHidden = false
        stepLater()
    }

    /// Stops it, and hides it unless that was switched off.
    open func stopAnimating() {
        guard isAnimating else { return }
        isAnimating = false
        nextStep?.cancel()
        nextStep = nil
        if hidesWhenStopped { isHidden = true }
    }

    /// Whether it is hidden while it is stopped.
    open var hidesWhenStopped = true {
        didSet { if !isAnimating { isHidden = hidesWhenStopped } }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        nextStep?.cancel()
        nextStep = nil
        stepLater()
    }

    private func stepLater() {
        guard isAnimating, nextStep == nil, window != nil, let clock = AppClock.current else { return }
        let interval = Self.turnDuration / Double(Self.spokeCount)
        // Steps on multiples of the interval keep all indicators in time.
        let time = ((clock.now / interval).rounded(.down) + 1) * interval
        nextStep = clock.deadlines.schedule(at: time, isRoutine: true) { [weak self] in
            guard let self else { return }
            nextStep = nil
            step = (step + 1) % Self.spokeCount
            UIView.performWithoutAnimation { turnWheel() }
            stepLater()
        }
    }

    /// Shows a part, 0 to 1, of the spokes of a stopped indicator, from the top on; the last one faintly.
    package func showSpokes(upTo part: CGFloat) {
        guard !isAnimating else { return }
        let count = max(0, min(1, part)) * CGFloat(Self.spokeCount)
        step = 0
        turnWheel()
        for (index, spoke) in wheel.subviews.enumerated() {
            // Spokes are in the order in which they light up when turning, which is counter-clockwise.
            let place = CGFloat((Self.spokeCount - index) % Self.spokeCount)
            spoke.alpha = max(0, min(1, count - place)) * Self.stillAlpha
        }
    }

    private func turnWheel() {
        wheel.transform = CGAffineTransform(rotationAngle: CGFloat(step) * 2 * .pi / CGFloat(Self.spokeCount))
    }

    // MARK: Look

    /// The size of the spokes.
    open var style: Style = .medium {
        didSet {
            guard style != oldValue else { return }
            makeSpokes()
            invalidateIntrinsicContentSize()
        }
    }

    /// The spokes' colour; nil brings that of the style back.
    open var color: UIColor! {
        get { storedColor ?? style.usualColor }
        set {
            storedColor = newValue
            note(.color, { (view: UIActivityIndicatorView) in view.color = newValue })
            for spoke in wheel.subviews { spoke.backgroundColor = color }
        }
    }
    private var storedColor: UIColor?

    private func makeSpokes() {
        for spoke in wheel.subviews { spoke.removeFromSuperview() }
        let (side, size) = (style.side, style.spoke)
        wheel.bounds.size = CGSize(width: side, height: side)
        for index in 0..<Self.spokeCount {
            let angle = -CGFloat(index) * 2 * .pi / CGFloat(Self.spokeCount)
            let spoke = UIView(frame: CGRect(origin: .zero, size: size))
            let distance = (side - size.height) / 2
            spoke.layer.cornerRadius = size.width / 2
            spoke.backgroundColor = color
            spoke.alpha = Self.alphas[index]
            spoke.center = CGPoint(x: side / 2 + distance * sin(angle), y: side / 2 - distance * cos(angle))
            spoke.transform = CGAffineTransform(rotationAngle: angle)
            wheel.addSubview(spoke)
        }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        wheel.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    /// 20 × 20, or 37 × 37 for the large style.
    open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: style.side, height: style.side) }

    @_spi(Subclassing) open override func describe(_ it: inout AccessibilityDescription) {
        describeActivityIndicatorView(&it)
    }
}
