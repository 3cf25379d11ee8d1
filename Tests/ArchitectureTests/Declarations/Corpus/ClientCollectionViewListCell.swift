import UIKit

/// A list cell as apps subclass it.
class ClientCollectionViewListCell: UICollectionViewListCell {
    private let label: UILabel

    override init(frame: CGRect) {
        label = UILabel(frame: frame)
        super.init(frame: frame)
        contentView.addSubview(label)
        separatorLayoutGuide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 60).isActive = true
    }

    required init?(coder: NSCoder) {
        label = UILabel()
        super.init(coder: coder)
    }

    override func defaultContentConfiguration() -> UIListContentConfiguration {
        var content = super.defaultContentConfiguration()
        content.text = "Text"
        return content
    }
    override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        super.defaultBackgroundConfiguration()
    }
    override var indentationLevel: Int {
        get { super.indentationLevel }
        set { super.indentationLevel = newValue }
    }
    override var indentationWidth: CGFloat { didSet { setNeedsLayout() } }
    override var indentsAccessories: Bool {
        get { super.indentsAccessories }
        set { super.indentsAccessories = newValue }
    }
    override var accessories: [UICellAccessory] {
        get { super.accessories }
        set { super.accessories = newValue }
    }
    override var separatorLayoutGuide: UILayoutGuide { super.separatorLayoutGuide }
    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        label.isHidden = state.isEditing || state.isSwiped || state.isExpanded
        accessories = accessories(for: state)
    }

    private func accessories(for state: UICellConfigurationState) -> [UICellAccessory] {
        let custom = UICellAccessory.CustomViewConfiguration(
            customView: UISwitch(),
            placement: .trailing(displayed: .whenNotEditing, at: { accessories in accessories.count }),
            isHidden: false, reservedLayoutWidth: .custom(60), tintColor: .systemRed, maintainsFixedSize: true)
        var label = UICellAccessory.LabelOptions()
        label.font = .preferredFont(forTextStyle: .footnote)
        let outline = UICellAccessory.OutlineDisclosureOptions(style: .header, tintColor: .label)
        let accessories: [UICellAccessory] = [
            .disclosureIndicator(), .disclosureIndicator(displayed: .always, options: .init(tintColor: .gray)),
            .outlineDisclosure(options: outline) { [weak self] in self?.setNeedsLayout() }, .checkmark(),
            .detail(displayed: .always) {}, .delete(displayed: .whenEditing) {}, .insert { print("insert") },
            .multiselect(options: .init(backgroundColor: .green)),
            .reorder(options: .init(showsVerticalSeparator: false)),
            .label(text: "12", displayed: .always, options: label), .customView(configuration: custom),
            .customView(
                configuration: .init(
                    customView: UIView(),
                    placement: .leading(at: UICellAccessory.Placement.position(before: .checkmark())))),
        ]
        return accessories.filter { $0.accessoryType != .checkmark }
    }
}

/// Lists as apps make them.
@MainActor enum ClientListLayout {
    static func layout(of source: UICollectionViewDiffableDataSource<String, Int>) -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .firstItemInSection
        configuration.footerMode = .supplementary
        configuration.headerTopPadding = 0
        configuration.showsSeparators = configuration.appearance != .sidebar
        configuration.backgroundColor = .systemGroupedBackground
        configuration.separatorConfiguration.color = .red
        configuration.itemSeparatorHandler = { path, section in
            var separators = section
            separators.topSeparatorVisibility = path.item == 0 ? .hidden : .automatic
            separators.bottomSeparatorInsets.leading = UIListSeparatorConfiguration.automaticInsets.leading
            return separators
        }
        configuration.leadingSwipeActionsConfigurationProvider = { _ in nil }
        configuration.trailingSwipeActionsConfigurationProvider = { [weak source] path in
            guard let item = source?.itemIdentifier(for: path) else { return nil }
            return UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "\(item)") { _, _, done in done(true) }
            ])
        }
        _ = UICollectionViewCompositionalLayout { _, environment in
            let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
            section.contentInsets.top = 8
            return section
        }
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }
}
