import UIKit

extension UITableView {
    /// Shows a text instead of rows, as long as there are none.
    func showNotice(_ text: String?) {
        guard let text else {
            backgroundView = nil
            return
        }
        let label = UILabel(text, size: 22, weight: .medium, color: .tertiaryLabel)
        label.textAlignment = .center
        backgroundView = label
    }
}
