import UIKit

extension UIView {
    /// Adds a view that constraints lay out, with its edges at a distance from this view's on both axes.
    func fill(with view: UIView, horizontal: CGFloat = 0, vertical: CGFloat = 0) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: horizontal),
            view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -horizontal),
            view.topAnchor.constraint(equalTo: topAnchor, constant: vertical),
            view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -vertical),
        ])
    }
}
