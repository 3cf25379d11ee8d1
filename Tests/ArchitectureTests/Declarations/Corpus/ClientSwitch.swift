import UIKit

/// A switch that asks before it turns.
class ClientSwitch: UISwitch {
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override init(frame: CGRect) { super.init(frame: frame) }

    override var isOn: Bool {
        get { super.isOn }
        set { super.isOn = newValue }
    }
    override var offImage: UIImage? {
        get { super.offImage }
        set { super.offImage = newValue }
    }
    override var onImage: UIImage? {
        get { super.onImage }
        set { super.onImage = newValue }
    }
    override var onTintColor: UIColor? {
        get { super.onTintColor }
        set { super.onTintColor = newValue }
    }
    override var preferredStyle: UISwitch.Style {
        get { super.preferredStyle }
        set { super.preferredStyle = newValue }
    }
    override var style: UISwitch.Style { super.style }
    override var thumbTintColor: UIColor? {
        get { super.thumbTintColor }
        set { super.thumbTintColor = newValue }
    }
    override var title: String? {
        get { super.title }
        set { super.title = newValue }
    }

    override func setOn(_ on: Bool, animated: Bool) { super.setOn(on, animated: animated) }
}

/// A stepper that counts.
class ClientStepper: UIStepper {
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override init(frame: CGRect) { super.init(frame: frame) }

    override var autorepeat: Bool {
        get { super.autorepeat }
        set { super.autorepeat = newValue }
    }
    override var isContinuous: Bool {
        get { super.isContinuous }
        set { super.isContinuous = newValue }
    }
    override var maximumValue: Double {
        get { super.maximumValue }
        set { super.maximumValue = newValue }
    }
    override var minimumValue: Double {
        get { super.minimumValue }
        set { super.minimumValue = newValue }
    }
    override var stepValue: Double {
        get { super.stepValue }
        set { super.stepValue = newValue }
    }
    override var value: Double {
        get { super.value }
        set { super.value = newValue }
    }
    override var wraps: Bool {
        get { super.wraps }
        set { super.wraps = newValue }
    }

    override func backgroundImage(for state: UIControl.State) -> UIImage? { super.backgroundImage(for: state) }
    override func decrementImage(for state: UIControl.State) -> UIImage? { super.decrementImage(for: state) }
    override func dividerImage(
        forLeftSegmentState state: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? { super.dividerImage(forLeftSegmentState: state, rightSegmentState: rightState) }
    override func incrementImage(for state: UIControl.State) -> UIImage? { super.incrementImage(for: state) }
    override func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        super.setBackgroundImage(image, for: state)
    }
    override func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
        super.setDecrementImage(image, for: state)
    }
    override func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) { super.setDividerImage(image, forLeftSegmentState: leftState, rightSegmentState: rightState) }
    override func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
        super.setIncrementImage(image, for: state)
    }
}

extension ClientSwitch {
    static func make() -> [UIControl] {
        let value: Double = UIStepper().value
        let isOn: Bool = UISwitch().isOn
        _ = (value, isOn)
        return [UISwitch(frame: .zero), UIStepper(frame: .zero)]
    }
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allSwitchStyle: [UISwitch.Style] {
        [
            .automatic, .checkbox, .sliding,
        ]
    }
}
