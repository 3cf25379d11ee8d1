import UIKit

/// How large names are in the list, by a slider.
final class SettingsController: UIViewController {
    static let height: CGFloat = 150
    private let settings: Settings
    private let titleLabel = UILabel()
    private let slider = UISlider()
    private let letters = [UILabel(), UILabel()]

    init(settings: Settings) {
        self.settings = settings
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = CGSize(width: 320, height: Self.height)
    }

    required init?(coder: NSCoder) { fatalError("Settings are made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        titleLabel.text = "Text Size"
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textAlignment = .center
        for (letter, size) in zip(letters, [15, 26] as [CGFloat]) {
            letter.text = "A"
            letter.font = .systemFont(ofSize: size)
            letter.textColor = .secondaryLabel
            letter.textAlignment = .center
            view.addSubview(letter)
        }
        slider.minimumValue = Float(Settings.textSizes.lowerBound)
        slider.maximumValue = Float(Settings.textSizes.upperBound)
        slider.value = Float(settings.textSize)
        slider.addAction(
            UIAction { [unowned self] _ in settings.textSize = CGFloat(slider.value).rounded() }, for: .valueChanged)
        view.addSubview(titleLabel)
        view.addSubview(slider)
    }

    private func close() { dismiss(animated: true) }

    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(
                input: UIKeyCommand.inputEscape, modifierFlags: [], action: SettingsController.close,
                discoverabilityTitle: "Close")
        ]
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 0)
        titleLabel.frame = CGRect(x: area.minX, y: area.minY + 24, width: area.width, height: 24)
        let y = titleLabel.frame.maxY + 20
        for (index, letter) in letters.enumerated() {
            let x = index == 0 ? area.minX : area.maxX - 28
            letter.frame = view.mirrored(CGRect(x: x, y: y, width: 28, height: 34))
        }
        slider.frame = CGRect(x: area.minX + 40, y: y, width: area.width - 80, height: 34)
    }
}
