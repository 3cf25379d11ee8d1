import UIKitCore

extension UIPickerView {
    /// Reads the attribute of pickers alone: a mark of the selected row, which always shows.
    func decodePicker(from coder: InterfaceCoder) { _ = coder.flag("showsSelectionIndicator") }
}
