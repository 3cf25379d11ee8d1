import UIKit

/// The same greeting in six scripts.
final class TextViewController: PageViewController {
    private static let samples = [
        ("Latin", "Hello, how are you?"), ("Cyrillic", "Привет, как дела?"), ("Greek", "Γειά σου, τι κάνεις;"),
        ("Hebrew", "שלום, מה שלומך?"), ("Arabic", "مرحبا، كيف حالك؟"), ("Devanagari", "नमस्ते, आप कैसे हैं?"),
    ]
    private var names: [UILabel] = []
    private var lines: [UILabel] = []
    private var size: CGFloat = 24
    private var style = 0

    override func buildStage() {
        for (name, text) in Self.samples {
            let label = UILabel()
            label.text = name
            label.font = .systemFont(ofSize: 13)
            label.textColor = .secondaryLabel
            stage.addSubview(label)
            names.append(label)
            let line = UILabel()
            line.text = text
            line.adjustsFontSizeToFitWidth = true
            line.minimumScaleFactor = 0.5
            stage.addSubview(line)
            lines.append(line)
        }
        showStyle()
        _ = addButton("Style", isMain: true) { [weak self] in
            self?.style += 1
            self?.showStyle()
        }
        _ = addButton("Smaller") { [weak self] in self?.resize(by: -4) }
        _ = addButton("Larger") { [weak self] in self?.resize(by: 4) }
    }

    override func layoutStage(in area: CGRect) {
        let columns = area.width > area.height ? 2 : 1
        for (index, frame) in area.insetBy(dx: 20, dy: 12).cells(6, columns: columns, spacing: columns == 2 ? 28 : 8)
            .enumerated()
        {
            names[index].frame = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: 18)
            lines[index].frame = CGRect(
                x: frame.minX, y: frame.minY + 18, width: frame.width, height: frame.height - 18)
        }
    }

    private func resize(by points: CGFloat) {
        size = max(12, min(44, size + points))
        showStyle()
    }

    private func showStyle() {
        let font: UIFont =
            switch style % 4 {
            case 0: .systemFont(ofSize: size)
            case 1: .boldSystemFont(ofSize: size)
            case 2: .italicSystemFont(ofSize: size)
            default: .monospacedSystemFont(ofSize: size, weight: .regular)
            }
        for line in lines { line.font = font }
    }
}
