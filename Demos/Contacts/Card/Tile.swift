import UIKit

/// A symbol with a word below, for a way to reach someone.
final class Tile: UIControl {
    let title: String
    private let symbol: UIImageView
    private let label = UILabel()

    init(_ title: String, symbol: String, handler: @escaping () -> Void) {
        self.title = title
        self.symbol = UIImageView(image: UIImage(systemName: symbol))
        super.init(frame: .zero)
        self.symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 20, weight: .regular)
        self.symbol.contentMode = .center
        label.text = title
        label.font = .systemFont(ofSize: 12)
        label.textAlignment = .center
        layer.cornerRadius = 10
        layer.cornerCurve = .continuous
        add(self.symbol, leading: 0, top: 8, trailing: 0, bottom: nil)
        add(label, leading: 0, top: nil, trailing: 0, bottom: 8)
        self.symbol.heightAnchor.constraint(equalToConstant: 26).isActive = true
        addAction(UIAction { _ in handler() }, for: .touchUpInside)
        showState()
    }

    required init?(coder: NSCoder) { fatalError("Tiles are made in code.") }

    override var isHighlighted: Bool { didSet { showState() } }
    override var isEnabled: Bool { didSet { showState() } }
    override func tintColorDidChange() { showState() }

    private func showState() {
        backgroundColor = isHighlighted ? .systemGray4 : .secondarySystemGroupedBackground
        let color: UIColor = isEnabled ? tintColor : .quaternaryLabel
        (symbol.tintColor, label.textColor) = (color, color)
    }
}
