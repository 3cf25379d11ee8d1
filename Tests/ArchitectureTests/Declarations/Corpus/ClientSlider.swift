import UIKit

/// A slider with a thicker track.
class ClientSlider: UISlider {
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override init(frame: CGRect) { super.init(frame: frame) }

    override var behavioralStyle: UIBehavioralStyle { super.behavioralStyle }
    override var currentMaximumTrackImage: UIImage? { super.currentMaximumTrackImage }
    override var currentMinimumTrackImage: UIImage? { super.currentMinimumTrackImage }
    override var currentThumbImage: UIImage? { super.currentThumbImage }
    override var isContinuous: Bool {
        get { super.isContinuous }
        set { super.isContinuous = newValue }
    }
    override var maximumTrackTintColor: UIColor? {
        get { super.maximumTrackTintColor }
        set { super.maximumTrackTintColor = newValue }
    }
    override var maximumValue: Float {
        get { super.maximumValue }
        set { super.maximumValue = newValue }
    }
    override var maximumValueImage: UIImage? {
        get { super.maximumValueImage }
        set { super.maximumValueImage = newValue }
    }
    override var minimumTrackTintColor: UIColor? {
        get { super.minimumTrackTintColor }
        set { super.minimumTrackTintColor = newValue }
    }
    override var minimumValue: Float {
        get { super.minimumValue }
        set { super.minimumValue = newValue }
    }
    override var minimumValueImage: UIImage? {
        get { super.minimumValueImage }
        set { super.minimumValueImage = newValue }
    }
    override var preferredBehavioralStyle: UIBehavioralStyle {
        get { super.preferredBehavioralStyle }
        set { super.preferredBehavioralStyle = newValue }
    }
    override var thumbTintColor: UIColor? {
        get { super.thumbTintColor }
        set { super.thumbTintColor = newValue }
    }
    override var value: Float {
        get { super.value }
        set { super.value = newValue }
    }

    override func maximumTrackImage(for state: UIControl.State) -> UIImage? { super.maximumTrackImage(for: state) }
    override func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        super.maximumValueImageRect(forBounds: bounds)
    }
    override func minimumTrackImage(for state: UIControl.State) -> UIImage? { super.minimumTrackImage(for: state) }
    override func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        super.minimumValueImageRect(forBounds: bounds)
    }
    override func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        super.setMaximumTrackImage(image, for: state)
    }
    override func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        super.setMinimumTrackImage(image, for: state)
    }
    override func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        super.setThumbImage(image, for: state)
    }
    override func setValue(_ value: Float, animated: Bool) { super.setValue(value, animated: animated) }
    override func thumbImage(for state: UIControl.State) -> UIImage? { super.thumbImage(for: state) }
    override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        super.thumbRect(forBounds: bounds, trackRect: rect, value: value)
    }
    override func trackRect(forBounds bounds: CGRect) -> CGRect { super.trackRect(forBounds: bounds) }
}

/// A thicker progress bar.
class ClientProgressView: UIProgressView {
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override init(frame: CGRect) { super.init(frame: frame) }

    override var observedProgress: Progress? {
        get { super.observedProgress }
        set { super.observedProgress = newValue }
    }
    override var progress: Float {
        get { super.progress }
        set { super.progress = newValue }
    }
    override var progressImage: UIImage? {
        get { super.progressImage }
        set { super.progressImage = newValue }
    }
    override var progressTintColor: UIColor? {
        get { super.progressTintColor }
        set { super.progressTintColor = newValue }
    }
    override var progressViewStyle: UIProgressView.Style {
        get { super.progressViewStyle }
        set { super.progressViewStyle = newValue }
    }
    override var trackImage: UIImage? {
        get { super.trackImage }
        set { super.trackImage = newValue }
    }
    override var trackTintColor: UIColor? {
        get { super.trackTintColor }
        set { super.trackTintColor = newValue }
    }

    override func setProgress(_ progress: Float, animated: Bool) { super.setProgress(progress, animated: animated) }
}

extension ClientSlider {
    static func make() -> [UIView] {
        let slider = UISlider()
        slider.setThumbImage(nil, for: .normal)
        let value: Float = slider.value
        let progress: Float = UIProgressView(progressViewStyle: .bar).progress
        _ = (value, progress)
        return [slider, UISlider(frame: .zero), UIProgressView(), UIProgressView(frame: .zero)]
    }
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allProgressViewStyle: [UIProgressView.Style] {
        [
            .bar, .default,
        ]
    }
}
