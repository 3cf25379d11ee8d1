import UIKitCore

/// A view that waits under an identifier to be used again.
protocol ReusableView: UIView {
    /// The identifier, which a nib may leave to the list.
    var storedIdentifier: String? { get set }
    /// The class that every such view is of, for messages.
    static var base: String { get }
}

extension UITableViewCell: ReusableView {
    static var base: String { "UITableViewCell" }
}

extension UITableViewHeaderFooterView: ReusableView {
    static var base: String { "UITableViewHeaderFooterView" }
}

extension UICollectionReusableView: ReusableView {
    static var base: String { self is UICollectionViewCell.Type ? "UICollectionViewCell" : "UICollectionReusableView" }
}
