import CoreGraphics
public import Foundation
import QuartzCore
public import UIFoundation

/// Chooses a value from a range by a handle on a track.
///
/// A touch must begin on the handle, which reacts in a square of 44 points. `valueChanged` is sent for every move, or once when
/// the handle is released. In right-to-left surroundings the smallest value is at the right.
@preconcurrency @MainActor open class UISlider: UIControl {
    private static let height: CGFloat = 34
    private static let trackHeight: CGFloat = 4
    private static let trackInset: CGFloat = 2
    private static let knobSide: CGFloat = 28
    private static let touchSide: CGFloat = 44
    /// Room between the track and an image at its end.
    private static let imageSpacing: CGFloat = 8
    private static let changeDuration = 0.25
    /// The part of the range by which an arrow key changes the value.
    private static let keyboardStep: Float = 0.05
    /// The part of the range by which assistive technologies move the value.
    private static let accessibilityStep: Float = 0.1

    private var storedValue: Float = 0
    private var storedMinimum: Float = 0
    private var storedMaximum: Float = 1
    private var thumbImages = ButtonStateValues<UIImage>()
    private var minimumTrackImages = ButtonStateValues<UIImage>()
    private var maximumTrackImages = ButtonStateValues<UIImage>()
    private let maximumTrack = UIImageView(frame: .zero)
    private let minimumTrack = UIImageView(frame: .zero)
    private let knob = KnobView()
    private let thumbView = UIImageView(frame: .zero)
    private let minimumImageView = UIImageView(frame: .zero)
    private let maximumImageView = UIImageView(frame: .zero)
    /// From the handle's middle to the finger that drags it.
    private var grip: CGFloat = 0
    private var hasUnsentChange = false

    /// Makes a slider from 0 to 1 at 0.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        prepare()
    }

    /// Makes a slider from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        if let coder = coder.interface { decodeSlider(from: coder) } else { isOpaque = false }
    }

    private func prepare() {
        for view in [maximumTrack, minimumTrack, minimumImageView, maximumImageView, knob, thumbView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        showLook()
    }

    @_spi(Subclassing) open override var hasPlainHitTesting: Bool { type(of: self) == UISlider.self }
    @_spi(Subclassing) open override var drawsContent: Bool { type(of: self) != UISlider.self }

    // MARK: Value

    /// The value, kept within the limits; setting it sends no event.
    open var value: Float {
        get { storedValue }
        set { setValue(newValue, animated: false) }
    }

    /// Sets the value without an event.
    open func setValue(_ value: Float, animated: Bool) {
        let valid = value.isNaN ? storedMinimum : max(storedMinimum, min(storedMaximum, value))
        guard valid != storedValue else { return }
        storedValue = valid
        setNeedsLayout()
        if animated, window != nil {
            change(animated: true, duration: Self.changeDuration) { [self] in layoutIfNeeded() }
        }
    }

    /// The smallest value; one above the greatest raises that, and the value follows.
    open var minimumValue: Float {
        get { storedMinimum }
        set { setLimits(newValue, max(newValue, storedMaximum)) }
    }

    /// The greatest value; one below the least lowers that, and the value follows.
    open var maximumValue: Float {
        get { storedMaximum }
        set { setLimits(min(newValue, storedMinimum), newValue) }
    }

    private func setLimits(_ minimum: Float, _ maximum: Float) {
        (storedMinimum, storedMaximum) = (minimum, maximum)
        storedValue = max(minimum, min(maximum, storedValue))
        setNeedsLayout()
    }

    /// Whether every move sends `valueChanged`, or only the release.
    open var isContinuous = true

    /// The behaviour asked for; it counts on the Mac only.
    open var preferredBehavioralStyle: UIBehavioralStyle = .automatic

    /// The behaviour: that of a tablet, as on all devices but the Mac.
    open var behavioralStyle: UIBehavioralStyle { .pad }

    // MARK: Look

    /// The picture at the end of the smallest value.
    open var minimumValueImage: UIImage? {
        didSet {
            note(.minimumValueImage, \UISlider.minimumValueImage)
            showLook()
        }
    }

    /// The picture at the end of the greatest value.
    open var maximumValueImage: UIImage? {
        didSet {
            note(.maximumValueImage, \UISlider.maximumValueImage)
            showLook()
        }
    }

    /// The track's colour up to the handle; nil is the tint colour.
    open var minimumTrackTintColor: UIColor? {
        didSet {
            note(.minimumTrackTintColor, \UISlider.minimumTrackTintColor)
            showLook()
        }
    }

    /// The track's colour beyond the handle; nil is the system's fill.
    open var maximumTrackTintColor: UIColor? {
        didSet {
            note(.maximumTrackTintColor, \UISlider.maximumTrackTintColor)
            showLook()
        }
    }

    /// The handle's colour; nil is white.
    open var thumbTintColor: UIColor? {
        didSet {
            note(.thumbTintColor, \UISlider.thumbTintColor)
            showLook()
        }
    }

    /// Sets a picture for a state, which replaces the handle; nil removes it.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        note(
            .thumbImage, choice: AppearanceSetter.choice(state.rawValue),
            { (slider: UISlider) in slider.setThumbImage(image, for: state) })
        thumbImages[exactly: state] = image
        showLook()
    }

    /// Sets a picture for the track up to the handle for a state; nil takes it away.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        note(
            .minimumTrackImage, choice: AppearanceSetter.choice(state.rawValue),
            { (slider: UISlider) in slider.setMinimumTrackImage(image, for: state) })
        minimumTrackImages[exactly: state] = image
        showLook()
    }

    /// Sets a picture for the track beyond the handle for a state; nil takes it away.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        note(
            .maximumTrackImage, choice: AppearanceSetter.choice(state.rawValue),
            { (slider: UISlider) in slider.setMaximumTrackImage(image, for: state) })
        maximumTrackImages[exactly: state] = image
        showLook()
    }

    /// The picture that replaces the handle in a state.
    open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages.value(for: state) }

    /// The picture of the track up to the handle in a state.
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTrackImages.value(for: state) }

    /// The picture of the track beyond the handle in a state.
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTrackImages.value(for: state) }

    /// The pictures now shown.
    open var currentThumbImage: UIImage? { thumbImage(for: state) }
    open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
    open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showLook()
    }

    @_spi(Subclassing) open override func stateDidChange() {
        super.stateDidChange()
        showLook()
    }

    private func showLook() {
        thumbView.image = currentThumbImage
        thumbView.isHidden = currentThumbImage == nil
        knob.isHidden = currentThumbImage != nil
        knob.backgroundColor = thumbTintColor ?? .white
        show(currentMinimumTrackImage, or: minimumTrackTintColor ?? tintColor, in: minimumTrack)
        show(currentMaximumTrackImage, or: maximumTrackTintColor ?? .systemFill, in: maximumTrack)
        minimumImageView.image = minimumValueImage
        maximumImageView.image = maximumValueImage
        for view in [minimumTrack, maximumTrack, minimumImageView, maximumImageView] {
            view.alpha = isEnabled ? 1 : ControlColors.disabledAlpha
        }
        setNeedsLayout()
    }

    private func show(_ image: UIImage?, or color: UIColor, in track: UIImageView) {
        track.image = image
        track.backgroundColor = image == nil ? color : nil
        track.layer.cornerRadius = image == nil ? Self.trackHeight / 2 : 0
    }

    // MARK: Layout

    /// The frame of the smallest value's picture; override to change it.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(minimumValueImage, isAtLeft: !runsRightToLeft, in: bounds)
    }

    /// The frame of the greatest value's picture; override to change it.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(maximumValueImage, isAtLeft: runsRightToLeft, in: bounds)
    }

    private func imageRect(_ image: UIImage?, isAtLeft: Bool, in bounds: CGRect) -> CGRect {
        let size = image?.size ?? .zero
        return CGRect(
            x: isAtLeft ? bounds.minX : bounds.maxX - size.width,
            y: (bounds.midY - size.height / 2).roundedToPixels(contentScaleFactor), width: size.width,
            height: size.height)
    }

    /// The frame of the track: between the pictures, in the middle; override to change it.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let (first, last) = (minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds))
        let ends = runsRightToLeft ? (last, first) : (first, last)
        let left = ends.0.width > 0 ? ends.0.width + Self.imageSpacing : Self.trackInset
        let right = ends.1.width > 0 ? ends.1.width + Self.imageSpacing : Self.trackInset
        let height =
            max(currentMinimumTrackImage?.size.height ?? 0, currentMaximumTrackImage?.size.height ?? 0) > 0
            ? max(currentMinimumTrackImage?.size.height ?? 0, currentMaximumTrackImage?.size.height ?? 0)
            : Self.trackHeight
        return CGRect(
            x: bounds.minX + left, y: bounds.midY - height / 2, width: max(0, bounds.width - left - right),
            height: height)
    }

    /// The frame of the handle for a value: it stays within the track. Override to change it.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? CGSize(width: Self.knobSide, height: Self.knobSide)
        let part = fraction(of: value)
        let room = rect.width - size.width
        return CGRect(
            x: rect.minX + room * (runsRightToLeft ? 1 - part : part), y: bounds.midY - size.height / 2,
            width: size.width, height: size.height)
    }

    func fraction(of value: Float) -> CGFloat {
        let range = storedMaximum - storedMinimum
        return range > 0 ? CGFloat((value - storedMinimum) / range) : 0
    }

    private var thumbRect: CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: storedValue)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let track = trackRect(forBounds: bounds)
        let thumb = thumbRect(forBounds: bounds, trackRect: track, value: storedValue)
        let middle = max(track.minX, min(track.maxX, thumb.midX))
        let left = CGRect(x: track.minX, y: track.minY, width: middle - track.minX, height: track.height)
        let right = CGRect(x: middle, y: track.minY, width: track.maxX - middle, height: track.height)
        // The halves meet below the handle; a capsule's round end must not show there.
        let isPlain = currentMaximumTrackImage == nil
        maximumTrack.frame = isPlain ? track : runsRightToLeft ? left : right
        minimumTrack.frame = runsRightToLeft ? right : left
        knob.layOut(in: thumb)
        thumbView.frame = thumb
        minimumImageView.frame = minimumValueImageRect(forBounds: bounds)
        maximumImageView.frame = maximumValueImageRect(forBounds: bounds)
    }

    /// No width and 34 points of height.
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.height) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    // MARK: Focus

    @_spi(Subclassing) open override var focusShape: FocusShape {
        let handle = currentThumbImage == nil ? knob : thumbView
        return FocusShape(handle.bounds, radius: handle.bounds.height / 2, in: handle)
    }

    @_spi(Subclassing) open override var isPressedByKeyboard: Bool { false }

    @_spi(Subclassing) open override func keyboardStep(_ heading: UIFocusHeading) -> (() -> Void)? {
        guard let sign = heading.sign(isMirrored: runsRightToLeft) else { return nil }
        return { [self] in step(by: Float(sign) * Self.keyboardStep) }
    }

    /// Moves the value by a part of the range.
    private func step(by part: Float) {
        let former = storedValue
        setValue(former + part * (storedMaximum - storedMinimum), animated: false)
        if storedValue != former { sendValueChanged() }
    }

    // MARK: Tracking

    /// Keeps swipes along the handle's way from recognizers of superviews while the handle is dragged.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isTracking, gestureRecognizer.view !== self, let swipe = gestureRecognizer as? UISwipeGestureRecognizer,
            !swipe.direction.isDisjoint(with: [.left, .right])
        else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        return false
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let thumb = thumbRect
        let reach = thumb.insetBy(
            dx: min(0, (thumb.width - Self.touchSide) / 2), dy: min(0, (thumb.height - Self.touchSide) / 2))
        let point = touch.location(in: self)
        guard reach.contains(point) else { return false }
        grip = point.x - thumb.midX
        hasUnsentChange = false
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let track = trackRect(forBounds: bounds)
        let width = thumbRect.width
        let room = track.width - width
        guard room > 0 else { return true }
        let part = max(0, min(1, (touch.location(in: self).x - grip - track.minX - width / 2) / room))
        let value = storedMinimum + (storedMaximum - storedMinimum) * Float(runsRightToLeft ? 1 - part : part)
        guard value != storedValue else { return true }
        setValue(value, animated: false)
        if isContinuous { sendValueChanged() } else { hasUnsentChange = true }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard hasUnsentChange else { return }
        hasUnsentChange = false
        sendValueChanged()
    }

    @_spi(Subclassing) open override func describe(_ it: inout AccessibilityDescription) { describeSlider(&it) }

    open override func accessibilityIncrement() { step(by: Self.accessibilityStep) }

    open override func accessibilityDecrement() { step(by: -Self.accessibilityStep) }
}
