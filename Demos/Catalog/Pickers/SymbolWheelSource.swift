import UIKit

/// Gives a picker rows with a symbol and its name.
final class SymbolWheelSource: WheelSource, UIPickerViewDataSource, UIPickerViewDelegate {
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 44 }

    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        let rowView = view as? SymbolRow ?? SymbolRow()
        rowView.name = wheels[component][row]
        return rowView
    }
}
