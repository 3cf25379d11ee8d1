import CoreGraphics
public import Foundation
public import UIKitCore

/// Supplies the content and the sizes of a picker view's rows, and is notified of the user's choice.
///
/// Every method has a default, so that a delegate writes only those that it needs.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
    /// The width of a component in points; by default all share the picker's width evenly.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat

    /// The height of a component's rows in points; 32 by default.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat

    /// The text of a component's row; used when there is neither an attributed one nor a view.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?

    /// The text of a component's row with its styles; nil falls back on the plain one.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?

    /// The view of a row, which is made as large as the row; by default a label with its text.
    ///
    /// - Parameter view: A view that was returned earlier for this component and shows nowhere now; nil when there is none.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView

    /// The user turned a component, or tapped a row, and it stopped on a row.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// An even share of the picker's width.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        pickerView.evenWidth
    }

    /// 32, for every component.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        UIPickerView.standardRowHeight
    }

    /// None, for every component.
    public func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { nil }

    /// None, for every component.
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }

    /// A label with the text of the component's row.
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { pickerView.label(forRow: row, inComponent: component, reusing: view) }

    /// Does not react to any component.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
