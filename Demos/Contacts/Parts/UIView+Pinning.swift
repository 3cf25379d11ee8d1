import UIKit

extension UIView {
    /// Adds a view that constraints lay out, with its edges at distances from this view's.
    ///
    /// An edge without a distance is left to other constraints.
    func add(_ view: UIView, leading: CGFloat?, top: CGFloat?, trailing: CGFloat?, bottom: CGFloat?) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        if let leading { view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: leading).isActive = true }
        if let top { view.topAnchor.constraint(equalTo: topAnchor, constant: top).isActive = true }
        if let trailing {
            view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -trailing).isActive = true
        }
        if let bottom { view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -bottom).isActive = true }
    }
}
