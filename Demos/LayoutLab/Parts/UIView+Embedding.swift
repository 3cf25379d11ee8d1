import UIKit

extension UIView {
    /// Adds a view that reaches from edge to edge, less insets.
    func embed(_ view: UIView, insets: NSDirectionalEdgeInsets = .zero) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: topAnchor, constant: insets.top),
            view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: insets.leading),
            trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: insets.trailing),
            bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: insets.bottom),
        ])
    }

    /// Makes a view around this one that leaves some space.
    func padded(_ insets: NSDirectionalEdgeInsets) -> UIView {
        let outer = UIView()
        outer.embed(self, insets: insets)
        return outer
    }
}

extension NSDirectionalEdgeInsets {
    /// The space around the content of a card's row.
    static let row = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
}
