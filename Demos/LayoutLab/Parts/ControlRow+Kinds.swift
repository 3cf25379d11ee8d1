import UIKit

extension ControlRow {
    /// A row with a slider, which shows its value as text.
    static func slider(
        _ title: String, _ range: ClosedRange<Float>, _ start: Float, text: @escaping (Float) -> String,
        handler: @escaping (Float) -> Void
    ) -> ControlRow {
        let slider = UISlider()
        (slider.minimumValue, slider.maximumValue, slider.value) = (range.lowerBound, range.upperBound, start)
        let row = ControlRow(title, value: text(start), control: slider)
        slider.addAction(
            UIAction { [unowned slider, unowned row] _ in
                row.value = text(slider.value)
                handler(slider.value)
            }, for: .valueChanged)
        return row
    }

    /// A row with segments, each with its short title and the value that it means in code.
    static func segments<Value>(
        _ title: String, _ choices: [(title: String, code: String, value: Value)], start: Int = 0,
        handler: @escaping (Value) -> Void
    ) -> ControlRow {
        let segments = UISegmentedControl(items: choices.map(\.title))
        segments.apportionsSegmentWidthsByContent = true
        segments.selectedSegmentIndex = start
        let row = ControlRow(title, value: choices[start].code, control: segments)
        segments.addAction(
            UIAction { [unowned segments, unowned row] _ in
                let choice = choices[segments.selectedSegmentIndex]
                row.value = choice.code
                handler(choice.value)
            }, for: .valueChanged)
        return row
    }

    /// A row with a switch beside the title.
    static func toggle(_ title: String, isOn: Bool = false, handler: @escaping (Bool) -> Void) -> ControlRow {
        ControlRow(title, control: UISwitch.switching(isOn, handler: handler), isBelow: false)
    }
}

extension UISwitch {
    /// A switch that hands its state on.
    static func switching(_ isOn: Bool, handler: @escaping (Bool) -> Void) -> UISwitch {
        let toggle = UISwitch()
        toggle.isOn = isOn
        toggle.addAction(UIAction { [unowned toggle] _ in handler(toggle.isOn) }, for: .valueChanged)
        return toggle
    }
}
