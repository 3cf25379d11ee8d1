import UIKit

/// How large names are in the list, by a slider.
final class SettingsController: UIViewController {
    static let height: CGFloat = 150
    private let settings: Settings
    private let slider = UISlider()

    init(settings: Settings) {
        self.settings = settings
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = CGSize(width: 320, height: Self.height)
    }

    required init?(coder: NSCoder) { fatalError("Settings are made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        slider.minimumValue = Float(Settings.textSizes.lowerBound)
        slider.maximumValue = Float(Settings.textSizes.upperBound)
        slider.value = Float(settings.textSize)
        slider.addAction(
            UIAction { [unowned self] _ in settings.textSize = CGFloat(slider.value).rounded() }, for: .valueChanged)
        addParts()
    }

    private func addParts() {
        let title = UILabel()
        title.text = "Text Size"
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        let row = UIStackView(arrangedSubviews: [letter(ofSize: 15), slider, letter(ofSize: 26)])
        row.alignment = .center
        row.spacing = 12
        for part in [title, row] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: area.topAnchor, constant: 24),
            title.centerXAnchor.constraint(equalTo: area.centerXAnchor),
            row.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 20),
            row.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
            row.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20),
        ])
    }

    private func letter(ofSize size: CGFloat) -> UILabel {
        let letter = UILabel()
        letter.text = "A"
        letter.font = .systemFont(ofSize: size)
        letter.textColor = .secondaryLabel
        letter.setContentHuggingPriority(.required, for: .horizontal)
        return letter
    }

    private func close() { dismiss(animated: true) }

    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(
                input: UIKeyCommand.inputEscape, modifierFlags: [], action: SettingsController.close,
                discoverabilityTitle: "Close")
        ]
    }
}
