import UIKit

/// A list content view that an app extends, for example by an image view in front.
class ClientListContentView: UIListContentView {
    override init(configuration: UIListContentConfiguration) { super.init(configuration: configuration) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var configuration: any UIContentConfiguration {
        get { super.configuration }
        set { super.configuration = newValue }
    }
    override func supports(_ configuration: any UIContentConfiguration) -> Bool { super.supports(configuration) }
    override var textLayoutGuide: UILayoutGuide? { super.textLayoutGuide }
    override var secondaryTextLayoutGuide: UILayoutGuide? { super.secondaryTextLayoutGuide }
    override var imageLayoutGuide: UILayoutGuide? { super.imageLayoutGuide }
}

/// A configuration of an app's own, with the view that shows it.
struct ClientContentConfiguration: UIContentConfiguration, Hashable {
    var text = ""
    var isChosen = false

    func makeContentView() -> any UIView & UIContentView { ClientContentView(self) }

    func updated(for state: any UIConfigurationState) -> ClientContentConfiguration {
        guard let state = state as? UICellConfigurationState else { return self }
        var changed = self
        changed.isChosen = state.isSelected || state.isHighlighted
        return changed
    }
}

class ClientContentView: UIView, UIContentView {
    private let label = UILabel()
    var configuration: any UIContentConfiguration { didSet { show() } }

    init(_ configuration: ClientContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        addSubview(label)
        show()
    }

    required init?(coder: NSCoder) { nil }

    private func show() {
        guard let configuration = configuration as? ClientContentConfiguration else { return }
        label.text = configuration.text
    }
}

extension ClientListContentView {
    static func configure(_ cell: UITableViewCell) {
        var content: UIListContentConfiguration = cell.defaultContentConfiguration()
        content.text = "Name"
        content.secondaryText = "Number"
        content.image = UIImage(systemName: "person")
        content.textProperties.font = .preferredFont(forTextStyle: .headline)
        content.textProperties.color = .label
        content.secondaryTextProperties.numberOfLines = 2
        content.imageProperties.maximumSize = CGSize(width: 40, height: 40)
        content.imageProperties.tintColor = .systemRed
        content.imageToTextPadding = 8
        content.textToSecondaryTextVerticalPadding = 4
        content.prefersSideBySideTextAndSecondaryText = false
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        cell.contentConfiguration = content
        var background = UIBackgroundConfiguration.listGroupedCell()
        background.backgroundColor = .systemYellow
        cell.backgroundConfiguration = background
        cell.configurationUpdateHandler = { cell, state in
            var content = UIListContentConfiguration.valueCell().updated(for: state)
            content.text = state.isSelected ? "Chosen" : "Not chosen"
            cell.contentConfiguration = content
        }
        cell.setNeedsUpdateConfiguration()
        _ = (
            UIListContentConfiguration.cell(), UIListContentConfiguration.subtitleCell(),
            UIListContentConfiguration.plainHeader(), UIListContentConfiguration.groupedHeader(),
            UIListContentConfiguration.plainFooter(), UIListContentConfiguration.groupedFooter(),
            UIListContentConfiguration.sidebarCell(), UIListContentConfiguration.sidebarHeader()
        )
    }
}
