import Foundation

/// Says how many wheels a picker view has, and how many rows are on each.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
    /// The number of wheels, which are called components.
    func numberOfComponents(in pickerView: UIPickerView) -> Int

    /// The number of rows of a component.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
