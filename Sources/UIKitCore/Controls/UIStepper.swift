import CoreGraphics
public import Foundation
import QuartzCore
public import UIFoundation

/// Counts a value up and down by two halves, minus and plus; a half that is held repeats.
///
/// A tap steps when the finger is lifted. A half that is held steps after half a second and continues, faster and faster, as
/// long as the finger is on it. At a limit the half for a step beyond it is disabled, unless the value wraps.
@preconcurrency @MainActor open class UIStepper: UIControl {
    private static let size = CGSize(width: 94, height: 32)
    private static let cornerRadius: CGFloat = 8
    private static let glyphSize: CGFloat = 13
    private static let dividerInset: CGFloat = 7
    /// Seconds from the touch to the first repetition.
    private static let repeatDelay = 0.5
    /// Seconds between repetitions, from how many on.
    private static let paces: [(from: Int, interval: Double)] = [(0, 0.5), (3, 0.25), (7, 0.1)]

    /// One of the two halves.
    private enum Half: CaseIterable {
        case decrement, increment
        var sign: Double { self == .increment ? 1 : -1 }
    }

    private var storedValue = 0.0
    private var storedMinimum = 0.0
    private var storedMaximum = 100.0
    private var storedStep = 1.0
    private var images: [Half: ButtonStateValues<UIImage>] = [:]
    private var backgroundImages = ButtonStateValues<UIImage>()
    private var dividerImages = DividerImages()
    private let backgroundViews: [Half: PartOfImage] = [.decrement: PartOfImage(), .increment: PartOfImage()]
    private let glyphs: [Half: UIImageView] = [
        .decrement: UIImageView(frame: .zero), .increment: UIImageView(frame: .zero),
    ]
    private let divider = UIImageView(frame: .zero)
    private var pressed: Half?
    private var isOnPressed = false
    private var repetitions = 0
    private var nextRepetition: DeadlineQueue.Deadline?
    private var hasUnsentChange = false

    /// Makes a stepper from 0 to 100 by 1 at 0; only the frame's origin counts.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        isOpaque = false
        prepare()
    }

    /// Makes a stepper from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        if let coder = coder.interface { decodeStepper(from: coder) } else { isOpaque = false }
    }

    private func prepare() {
        clipsToBounds = true
        for view in Half.allCases.compactMap({ backgroundViews[$0] as UIView? }) + [divider]
            + Half.allCases.compactMap({ glyphs[$0] as UIView? })
        {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        showState()
    }

    @_spi(Subclassing) open override var hasPlainHitTesting: Bool { type(of: self) == UIStepper.self }
    @_spi(Subclassing) open override var keepsTapsFromSuperviews: Bool { true }
    @_spi(Subclassing) open override var drawsContent: Bool { type(of: self) != UIStepper.self }

    // MARK: Value

    /// The value, kept within the limits; setting it sends no event.
    open var value: Double {
        get { storedValue }
        set {
            storedValue = newValue.isNaN ? storedMinimum : max(storedMinimum, min(storedMaximum, newValue))
            showState()
        }
    }

    /// The smallest value; must not be above the greatest.
    open var minimumValue: Double {
        get { storedMinimum }
        set { setLimits(newValue, storedMaximum) }
    }

    /// The greatest value; must not be below the least.
    open var maximumValue: Double {
        get { storedMaximum }
        set { setLimits(storedMinimum, newValue) }
    }

    private func setLimits(_ minimum: Double, _ maximum: Double) {
        guard minimum <= maximum else {
            fatalError(
                "A stepper cannot go from \(minimum) to \(maximum). Set first the limit that keeps the least below the greatest."
            )
        }
        (storedMinimum, storedMaximum) = (minimum, maximum)
        value = storedValue
    }

    /// The amount that a step adds or subtracts; above zero.
    open var stepValue: Double {
        get { storedStep }
        set {
            guard newValue > 0 else {
                fatalError(
                    "A stepper was given steps of \(newValue). Give it a step above zero; minus is its left half.")
            }
            storedStep = newValue
        }
    }

    /// Whether every step sends `valueChanged`, or only the release.
    open var isContinuous = true

    /// Whether a half that is held repeats its steps.
    open var autorepeat = true

    /// Whether a step beyond a limit continues at the other one.
    open var wraps = false {
        didSet { showState() }
    }

    // MARK: Look

    /// Sets the picture of the half that adds for a state; nil brings the sign back.
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
        note(
            .incrementImage, choice: AppearanceSetter.choice(state.rawValue),
            { (stepper: UIStepper) in stepper.setIncrementImage(image, for: state) })
        set(image, for: state, of: .increment)
    }

    /// Sets the picture of the minus half for a state; nil shows the sign again.
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
        note(
            .decrementImage, choice: AppearanceSetter.choice(state.rawValue),
            { (stepper: UIStepper) in stepper.setDecrementImage(image, for: state) })
        set(image, for: state, of: .decrement)
    }

    /// The picture of the half that adds in a state; nil where the sign is shown.
    open func incrementImage(for state: UIControl.State) -> UIImage? { images[.increment]?.value(for: state) }

    /// The picture of the minus half in a state; nil where the sign is shown.
    open func decrementImage(for state: UIControl.State) -> UIImage? { images[.decrement]?.value(for: state) }

    /// Sets the picture behind both halves for a state, which replaces the gray ground; each half shows its part of it.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        note(
            .backgroundImage, choice: AppearanceSetter.choice(state.rawValue),
            { (stepper: UIStepper) in stepper.setBackgroundImage(image, for: state) })
        backgroundImages[exactly: state] = image
        showState()
    }

    /// The picture behind both halves in a state.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages.value(for: state) }

    /// Sets the picture between the halves for their states, which replaces the line.
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) {
        let choice = AppearanceSetter.choice(leftState.rawValue, .default, Int(rightState.rawValue))
        note(
            .dividerImage, choice: choice,
            { (stepper: UIStepper) in
                stepper.setDividerImage(image, forLeftSegmentState: leftState, rightSegmentState: rightState)
            })
        dividerImages[exactly: leftState, rightState] = image
        showState()
    }

    /// The picture between the halves for their states.
    open func dividerImage(
        forLeftSegmentState state: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? { dividerImages.value(left: state, right: rightState) }

    private func set(_ image: UIImage?, for state: UIControl.State, of half: Half) {
        images[half, default: ButtonStateValues()][exactly: state] = image
        showState()
    }

    @_spi(Subclassing) open override func stateDidChange() {
        super.stateDidChange()
        showState()
    }

    private func canStep(_ half: Half) -> Bool {
        isEnabled && (wraps || (half == .increment ? storedValue < storedMaximum : storedValue > storedMinimum))
    }

    private func state(of half: Half) -> UIControl.State {
        var state = canStep(half) ? UIControl.State.normal : .disabled
        if pressed == half, isOnPressed, isHighlighted { state.insert(.highlighted) }
        return state
    }

    private func showState() {
        let hasImage = backgroundImages.value(for: .normal) != nil
        fillBackground(hasImage ? nil : .tertiarySystemFill)
        layer.cornerRadius = hasImage ? 0 : Self.cornerRadius
        for half in Half.allCases {
            let state = state(of: half)
            backgroundViews[half]?.image = backgroundImages.value(for: state)
            backgroundViews[half]?.backgroundColor =
                state.contains(.highlighted) && !hasImage ? .tertiarySystemFill : nil
            glyphs[half]?.image = images[half]?.value(for: state) ?? Self.sign(of: half)
            glyphs[half]?.tintColor = canStep(half) ? .label : .tertiaryLabel
        }
        let left = runsRightToLeft ? Half.increment : .decrement
        let right = runsRightToLeft ? Half.decrement : .increment
        divider.image = dividerImages.value(left: state(of: left), right: state(of: right))
        divider.backgroundColor = dividerImages.isEmpty ? .separator : nil
        setNeedsLayout()
    }

    private static func sign(of half: Half) -> UIImage? {
        UIImage(
            systemName: half == .increment ? "plus" : "minus",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: glyphSize, weight: .medium))
    }

    // MARK: Size

    @_spi(Subclassing) open override var fixedSize: CGSize? { Self.size }

    /// 94 × 32.
    open override var intrinsicContentSize: CGSize { Self.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let scale = contentScaleFactor
        for half in Half.allCases {
            let area = rect(of: half)
            backgroundViews[half]?.layOut(in: area, of: bounds)
            let size = glyphs[half]?.image?.size ?? .zero
            glyphs[half]?.frame = CGRect(
                x: (area.midX - size.width / 2).roundedToPixels(scale),
                y: (area.midY - size.height / 2).roundedToPixels(scale), width: size.width, height: size.height)
        }
        let width = divider.image?.size.width ?? 1
        let inset = divider.image == nil ? Self.dividerInset : 0
        divider.frame = CGRect(
            x: Self.size.width / 2 - width / 2, y: inset, width: width, height: Self.size.height - 2 * inset)
    }

    private func rect(of half: Half) -> CGRect {
        let isAtRight = (half == .increment) != runsRightToLeft
        return CGRect(
            x: isAtRight ? Self.size.width / 2 : 0, y: 0, width: Self.size.width / 2, height: Self.size.height)
    }

    // MARK: Focus

    @_spi(Subclassing) open override var isPressedByKeyboard: Bool { false }

    @_spi(Subclassing) open override func keyboardStep(_ heading: UIFocusHeading) -> (() -> Void)? {
        guard let sign = heading.sign(isMirrored: runsRightToLeft) else { return nil }
        return { [self] in
            step(sign > 0 ? .increment : .decrement)
            sendUnsentChange()
        }
    }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let half = Half.allCases.first { rect(of: $0).contains(touch.location(in: self)) }
        guard let half, canStep(half) else { return false }
        (pressed, isOnPressed, repetitions, hasUnsentChange) = (half, true, 0, false)
        showState()
        if autorepeat { repeatLater(in: Self.repeatDelay) }
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let pressed else { return false }
        let isOn = rect(of: pressed).contains(touch.location(in: self))
        if isOn != isOnPressed {
            isOnPressed = isOn
            showState()
        }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let pressed, isOnPressed, repetitions == 0 { step(pressed) }
        finish()
        sendUnsentChange()
    }

    private func sendUnsentChange() {
        guard hasUnsentChange else { return }
        hasUnsentChange = false
        sendValueChanged()
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        finish()
    }

    private func finish() {
        pressed = nil
        nextRepetition?.cancel()
        nextRepetition = nil
        showState()
    }

    private func repeatLater(in seconds: Double) {
        guard let clock = AppClock.current else { return }
        nextRepetition = clock.deadlines.schedule(at: clock.now + seconds) { [weak self] in self?.repeatStep() }
    }

    private func repeatStep() {
        nextRepetition = nil
        guard let pressed, isTracking else { return }
        if isOnPressed {
            step(pressed)
            repetitions += 1
        }
        let pace = Self.paces.last { repetitions >= $0.from }?.interval ?? Self.repeatDelay
        // At the limit there is no step to repeat, but the touch continues.
        if canStep(pressed) { repeatLater(in: pace) }
    }

    private func step(_ half: Half) {
        guard canStep(half) else { return }
        let sum = storedValue + half.sign * storedStep
        let old = storedValue
        if wraps, sum > storedMaximum {
            value = storedMinimum
        } else if wraps, sum < storedMinimum {
            value = storedMaximum
        } else {
            value = sum
        }
        guard storedValue != old else { return }
        if isContinuous { sendValueChanged() } else { hasUnsentChange = true }
    }
}
