import UIKit

/// Knows the texts of a picker's wheels and reports the chosen ones.
class WheelSource {
    let wheels: [[String]]
    /// Called with all chosen texts once a wheel is at rest.
    var onSelect: (String) -> Void = { _ in }

    init(_ wheels: [[String]]) { self.wheels = wheels }

    /// The text of rows, one of each wheel.
    func text(of rows: [Int]) -> String {
        zip(wheels, rows).map { wheel, row in wheel[row] }.joined(separator: " ")
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        wheels[component].count
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        wheels[component][row]
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        onSelect(text(of: wheels.indices.map { pickerView.selectedRow(inComponent: $0) }))
    }
}
