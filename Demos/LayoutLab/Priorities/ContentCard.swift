import UIKit

/// Two labels whose contents leave space, or need more than there is; priorities say which one is stretched or cut.
final class ContentCard: UIView {
    enum Kind {
        case hugging, compression
    }

    private let kind: Kind
    private let strip: StripView

    init(_ kind: Kind) {
        self.kind = kind
        let texts =
            kind == .hugging
            ? ["Short", "Brief"] : ["A rather long sentence on the left", "and another that is as long on the right"]
        let labels = zip(texts, [UIColor.systemGreen, .systemPurple]).map { text, color in
            BlockView(text, style: .body, color: color)
        }
        strip = StripView(labels[0], labels[1])
        super.init(frame: .zero)
        strip.second.leadingAnchor.constraint(equalTo: strip.first.trailingAnchor, constant: 8).isActive = true
        let (title, remark) =
            kind == .hugging
            ? ("Hugging", "The content that hugs less is stretched.")
            : ("Compression resistance", "The content that resists less is cut off.")
        let start: Float = kind == .hugging ? 250 : 750
        set(UILayoutPriority(start), of: strip.first)
        set(UILayoutPriority(start + 1), of: strip.second)
        embed(
            CardView(
                title, rows: [strip, row("Left", strip.first, start), row("Right", strip.second, start + 1)],
                remark: remark))
    }

    required init?(coder: NSCoder) { fatalError("ContentCard is made in code.") }

    private func row(_ title: String, _ box: UIView, _ start: Float) -> ControlRow {
        .slider(title, 1...990, start, text: { "priority \(Int($0.rounded()))" }) { [weak self] value in
            self?.set(UILayoutPriority(value.rounded()), of: box)
        }
    }

    private func set(_ priority: UILayoutPriority, of box: UIView) {
        switch kind {
        case .hugging: box.setContentHuggingPriority(priority, for: .horizontal)
        case .compression: box.setContentCompressionResistancePriority(priority, for: .horizontal)
        }
    }
}
