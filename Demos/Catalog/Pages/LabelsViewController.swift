import UIKit

/// Labels: text styles, alignments, lines, shortening, attributes, states.
final class LabelsViewController: PageViewController {
    private static let styles: [(String, UIFont.TextStyle)] = [
        ("Large title", .largeTitle), ("Title 1", .title1), ("Title 2", .title2), ("Title 3", .title3),
        ("Headline", .headline), ("Body", .body), ("Callout", .callout), ("Subheadline", .subheadline),
        ("Footnote", .footnote), ("Caption 1", .caption1), ("Caption 2", .caption2),
    ]
    private static let weights: [(String, UIFont.Weight)] = [
        ("Ultra light", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular), ("Medium", .medium),
        ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy), ("Black", .black),
    ]
    private static let pangram = "The quick brown fox jumps over the lazy dog and runs into the woods behind the hill."

    init() { super.init(title: "Labels") }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func makeCards() -> [CardView] {
        [
            CardView("Text styles", rows: Self.styles.map(styleRow)),
            CardView("Weights", rows: [GridRow(weights, cellWidth: 90)]),
            CardView("Alignments", rows: alignments),
            CardView("Lines", rows: lines),
            CardView("Shortened", rows: shortened),
            CardView("Attributes", rows: [WideRow("", attributed)]),
            CardView("States and shadows", rows: [GridRow(states)]),
        ]
    }

    private func styleRow(_ name: String, _ style: UIFont.TextStyle) -> ControlRow {
        let size = UILabel(
            String(format: "%g", Double(UIFont.preferredFont(forTextStyle: style).pointSize)), style: .footnote,
            color: .secondaryLabel)
        return ControlRow(name, size, style: style)
    }

    private var weights: [Exhibit] {
        Self.weights.map { name, weight in
            let label = UILabel("Ag")
            label.font = .systemFont(ofSize: 30, weight: weight)
            return Exhibit(name, label)
        }
    }

    private var alignments: [WideRow] {
        let alignments: [(String, NSTextAlignment)] = [
            ("left", .left), ("center", .center), ("right", .right), ("justified", .justified),
        ]
        return alignments.map { name, alignment in
            let label = UILabel(Self.pangram, style: .callout, numberOfLines: 0)
            label.textAlignment = alignment
            return WideRow(name, label)
        }
    }

    private var lines: [WideRow] {
        let fitting = UILabel(Self.pangram, numberOfLines: 1)
        fitting.adjustsFontSizeToFitWidth = true
        fitting.minimumScaleFactor = 0.5
        return [
            WideRow("One", UILabel(Self.pangram)), WideRow("Two", UILabel(Self.pangram, numberOfLines: 2)),
            WideRow("As many as it takes", UILabel(Self.pangram, numberOfLines: 0)),
            WideRow("One, made smaller to fit", fitting),
        ]
    }

    private var shortened: [WideRow] {
        let modes: [(String, NSLineBreakMode)] = [
            ("byTruncatingHead", .byTruncatingHead), ("byTruncatingMiddle", .byTruncatingMiddle),
            ("byTruncatingTail", .byTruncatingTail), ("byClipping", .byClipping),
        ]
        return modes.map { name, mode in
            let label = UILabel(Self.pangram)
            label.lineBreakMode = mode
            return WideRow(name, label)
        }
    }

    private static let sample: NSAttributedString = {
        let text = NSMutableAttributedString(string: "")
        let pieces: [(String, [NSAttributedString.Key: Any])] = [
            ("Bold", [.font: UIFont.boldSystemFont(ofSize: 19)]),
            ("italic", [.font: UIFont.italicSystemFont(ofSize: 19)]),
            ("coloured", [.foregroundColor: UIColor.systemRed]),
            ("marked", [.backgroundColor: UIColor.systemYellow, .foregroundColor: UIColor.black]),
            ("underlined", [.underlineStyle: NSUnderlineStyle.single.rawValue]),
            ("struck", [.strikethroughStyle: NSUnderlineStyle.single.rawValue]),
            ("spaced", [.kern: 4]),
            ("raised", [.baselineOffset: 6, .font: UIFont.systemFont(ofSize: 13)]),
            (
                "outlined",
                [.strokeWidth: 3, .strokeColor: UIColor.systemBlue, .font: UIFont.boldSystemFont(ofSize: 26)]
            ),
            ("monospaced", [.font: UIFont.monospacedSystemFont(ofSize: 17, weight: .regular)]),
        ]
        for (word, attributes) in pieces {
            var all: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: 19), .foregroundColor: UIColor.label,
            ]
            all.merge(attributes) { $1 }
            text.append(NSAttributedString(string: word, attributes: all))
            text.append(NSAttributedString(string: "   ", attributes: [.font: UIFont.systemFont(ofSize: 19)]))
        }
        return text
    }()

    private var attributed: UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = Self.sample
        return label
    }

    private var states: [Exhibit] {
        func label(_ change: (UILabel) -> Void) -> UILabel {
            let label = UILabel("Label", style: .title2)
            change(label)
            return label
        }
        return [
            Exhibit("normal", label { _ in }), Exhibit("disabled", label { $0.isEnabled = false }),
            Exhibit(
                "highlighted",
                label {
                    $0.highlightedTextColor = .systemBlue
                    $0.isHighlighted = true
                }),
            Exhibit(
                "hard shadow",
                label {
                    $0.shadowColor = .systemGray3
                    $0.shadowOffset = CGSize(width: 1, height: 2)
                }),
            Exhibit("soft shadow", label { $0.attributedText = Self.shadowed }),
            Exhibit("coloured", label { $0.textColor = .systemOrange }),
        ]
    }

    private static let shadowed: NSAttributedString = {
        let shadow = NSShadow()
        shadow.shadowColor = UIColor.systemPurple
        shadow.shadowBlurRadius = 6
        shadow.shadowOffset = CGSize(width: 0, height: 2)
        return NSAttributedString(string: "Label", attributes: [.shadow: shadow])
    }()
}
