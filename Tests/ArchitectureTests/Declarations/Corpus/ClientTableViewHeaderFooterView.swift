import UIKit

/// A header that an app lays out itself.
class ClientTableViewHeaderFooterView: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var contentView: UIView { super.contentView }
    override var textLabel: UILabel? { super.textLabel }
    override var detailTextLabel: UILabel? { super.detailTextLabel }
    override var backgroundView: UIView? {
        get { super.backgroundView }
        set { super.backgroundView = newValue }
    }
    override var reuseIdentifier: String? { super.reuseIdentifier }
    override func prepareForReuse() { super.prepareForReuse() }
    override func layoutSubviews() { super.layoutSubviews() }
}

extension ClientTableViewHeaderFooterView {
    static func read(_ view: UITableViewHeaderFooterView) {
        let identifier: String? = view.reuseIdentifier
        let content: UIView = view.contentView
        let label: UILabel? = view.textLabel
        let detail: UILabel? = view.detailTextLabel
        _ = (identifier, content, label, detail, UITableViewHeaderFooterView(reuseIdentifier: "header"))
    }
}
