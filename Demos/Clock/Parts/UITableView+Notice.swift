import UIKit

extension UITableView {
    /// Says something in place of rows, as long as there are none.
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
