import UIKit

/// The bar above the keyboard: to the field before and after, and done.
final class FieldBar: UIToolbar {
    init(for field: UITextField, among fields: [UITextField]) {
        super.init(frame: .zero)
        let index = fields.firstIndex(of: field) ?? 0
        let previous = item("chevron.up", to: index > 0 ? fields[index - 1] : nil)
        let next = item("chevron.down", to: index + 1 < fields.count ? fields[index + 1] : nil)
        let done = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [unowned field] _ in field.resignFirstResponder() })
        items = [previous, next, .flexibleSpace(), done]
        sizeToFit()
    }

    required init?(coder: NSCoder) { fatalError("FieldBar is made in code.") }

    private func item(_ symbol: String, to field: UITextField?) -> UIBarButtonItem {
        let item = UIBarButtonItem(
            primaryAction: UIAction(image: UIImage(systemName: symbol)) { [weak field] _ in
                field?.becomeFirstResponder()
            })
        item.isEnabled = field != nil
        return item
    }
}
