import UIKit

/// A cell that an app lays out itself.
class ClientTableViewCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var contentView: UIView { super.contentView }
    override var imageView: UIImageView? { super.imageView }
    override var textLabel: UILabel? { super.textLabel }
    override var detailTextLabel: UILabel? { super.detailTextLabel }
    override var backgroundView: UIView? {
        get { super.backgroundView }
        set { super.backgroundView = newValue }
    }
    override var selectedBackgroundView: UIView? {
        get { super.selectedBackgroundView }
        set { super.selectedBackgroundView = newValue }
    }
    override var indentationLevel: Int {
        get { super.indentationLevel }
        set { super.indentationLevel = newValue }
    }
    override var indentationWidth: CGFloat {
        get { super.indentationWidth }
        set { super.indentationWidth = newValue }
    }
    override var accessoryType: UITableViewCell.AccessoryType {
        get { super.accessoryType }
        set { super.accessoryType = newValue }
    }
    override var accessoryView: UIView? {
        get { super.accessoryView }
        set { super.accessoryView = newValue }
    }
    override var separatorInset: UIEdgeInsets {
        get { super.separatorInset }
        set { super.separatorInset = newValue }
    }
    override var reuseIdentifier: String? { super.reuseIdentifier }
    override func prepareForReuse() { super.prepareForReuse() }
    override func dragStateDidChange(_ dragState: UITableViewCell.DragState) { super.dragStateDidChange(dragState) }
    override var selectionStyle: UITableViewCell.SelectionStyle {
        get { super.selectionStyle }
        set { super.selectionStyle = newValue }
    }
    override var isSelected: Bool {
        get { super.isSelected }
        set { super.isSelected = newValue }
    }
    override var isHighlighted: Bool {
        get { super.isHighlighted }
        set { super.isHighlighted = newValue }
    }
    override func setSelected(_ selected: Bool, animated: Bool) { super.setSelected(selected, animated: animated) }
    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
    }
    override var focusStyle: UITableViewCell.FocusStyle {
        get { super.focusStyle }
        set { super.focusStyle = newValue }
    }
    override var canBecomeFocused: Bool { super.canBecomeFocused }
    override func layoutSubviews() { super.layoutSubviews() }
    override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
}

extension ClientTableViewCell {
    static func read(_ cell: UITableViewCell) {
        let identifier: String? = cell.reuseIdentifier
        let content: UIView = cell.contentView
        let label: UILabel? = cell.textLabel
        let detail: UILabel? = cell.detailTextLabel
        let image: UIImageView? = cell.imageView
        _ = (identifier, content, label, detail, image)
        cell.textLabel?.text = "Text"
        cell.detailTextLabel?.text = "Detail"
        cell.imageView?.image = UIImage(systemName: "star")
        cell.accessoryType = .disclosureIndicator
        cell.selectionStyle = .none
        cell.separatorInset = UIEdgeInsets(top: 0, left: .greatestFiniteMagnitude, bottom: 0, right: 0)
        _ = (UITableViewCell(), UITableViewCell(style: .subtitle, reuseIdentifier: nil), UITableViewCell(frame: .zero))
    }
}

/// The values of the types beside the class, by Apple's names.
private enum Values {
    static var allAccessoryType: [UITableViewCell.AccessoryType] { [.checkmark, .disclosureIndicator, .none] }
    static var allCellStyle: [UITableViewCell.CellStyle] { [.default, .subtitle, .value1, .value2] }
    static var allFocusStyle: [UITableViewCell.FocusStyle] { [.custom, .default] }
    static var allSelectionStyle: [UITableViewCell.SelectionStyle] { [.blue, .default, .gray, .none] }
    static var allSeparatorStyle: [UITableViewCell.SeparatorStyle] { [.none, .singleLine] }
}
