import UIKit

/// A cell as apps subclass it.
class ClientCollectionViewCell: UICollectionViewCell {
    var title = ""
    private let label: UILabel

    override init(frame: CGRect) {
        label = UILabel(frame: frame)
        super.init(frame: frame)
        label.frame = contentView.bounds
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) {
        label = UILabel()
        super.init(coder: coder)
    }

    override var contentView: UIView { super.contentView }
    override var isSelected: Bool { didSet { label.alpha = isSelected ? 1 : 0.5 } }
    override var isHighlighted: Bool { didSet { label.isHidden = isHighlighted } }
    override func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {
        super.dragStateDidChange(dragState)
    }
    override var backgroundView: UIView? {
        get { super.backgroundView }
        set { super.backgroundView = newValue }
    }
    override var selectedBackgroundView: UIView? { didSet {} }
    override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
        super.willTransition(from: oldLayout, to: newLayout)
    }
    override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
        super.didTransition(from: oldLayout, to: newLayout)
    }
    override func prepareForReuse() {
        super.prepareForReuse()
        title = ""
    }
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) { super.apply(layoutAttributes) }
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
        attributes.size.height = ceil(attributes.size.height)
        return attributes
    }
    override var reuseIdentifier: String? { super.reuseIdentifier }
    override var configurationState: UICellConfigurationState { super.configurationState }
    override func updateConfiguration(using state: UICellConfigurationState) {
        var background = defaultBackgroundConfiguration()
        background.backgroundColor = state.isSelected ? .systemBlue : nil
        backgroundConfiguration = background
    }
    override func setNeedsUpdateConfiguration() { super.setNeedsUpdateConfiguration() }
    override var contentConfiguration: (any UIContentConfiguration)? {
        get { super.contentConfiguration }
        set { super.contentConfiguration = newValue }
    }
    override var backgroundConfiguration: UIBackgroundConfiguration? {
        get { super.backgroundConfiguration }
        set { super.backgroundConfiguration = newValue }
    }
    override var automaticallyUpdatesContentConfiguration: Bool {
        get { super.automaticallyUpdatesContentConfiguration }
        set { super.automaticallyUpdatesContentConfiguration = newValue }
    }
    override var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { super.automaticallyUpdatesBackgroundConfiguration }
        set { super.automaticallyUpdatesBackgroundConfiguration = newValue }
    }
    override var configurationUpdateHandler: UICollectionViewCell.ConfigurationUpdateHandler? {
        get { super.configurationUpdateHandler }
        set { super.configurationUpdateHandler = newValue }
    }
}

/// A header as apps subclass it.
class ClientCollectionReusableView: UICollectionReusableView {
    let label = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}
