import UIKit

/// The system's palette, each colour light and dark.
final class ColorsViewController: PageViewController {
    private static let groups: [(String, [(String, UIColor)])] = [
        (
            "Tints",
            [
                ("systemRed", .systemRed), ("systemOrange", .systemOrange), ("systemYellow", .systemYellow),
                ("systemGreen", .systemGreen), ("systemMint", .systemMint), ("systemTeal", .systemTeal),
                ("systemCyan", .systemCyan), ("systemBlue", .systemBlue), ("systemIndigo", .systemIndigo),
                ("systemPurple", .systemPurple), ("systemPink", .systemPink), ("systemBrown", .systemBrown),
            ]
        ),
        (
            "Grays",
            [
                ("systemGray", .systemGray), ("systemGray2", .systemGray2), ("systemGray3", .systemGray3),
                ("systemGray4", .systemGray4), ("systemGray5", .systemGray5), ("systemGray6", .systemGray6),
            ]
        ),
        (
            "Text",
            [
                ("label", .label), ("secondaryLabel", .secondaryLabel), ("tertiaryLabel", .tertiaryLabel),
                ("quaternaryLabel", .quaternaryLabel), ("placeholderText", .placeholderText), ("link", .link),
            ]
        ),
        (
            "Fills and lines",
            [
                ("systemFill", .systemFill), ("secondarySystemFill", .secondarySystemFill),
                ("tertiarySystemFill", .tertiarySystemFill), ("quaternarySystemFill", .quaternarySystemFill),
                ("separator", .separator), ("opaqueSeparator", .opaqueSeparator),
            ]
        ),
        (
            "Backgrounds",
            [
                ("systemBackground", .systemBackground), ("secondary…", .secondarySystemBackground),
                ("tertiary…", .tertiarySystemBackground), ("…Grouped…", .systemGroupedBackground),
                ("secondary…Grouped…", .secondarySystemGroupedBackground),
                ("tertiary…Grouped…", .tertiarySystemGroupedBackground),
            ]
        ),
    ]

    init() { super.init(title: "Colours") }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func makeCards() -> [CardView] {
        Self.groups.map { title, colors in
            let exhibits = colors.map { name, color in
                Exhibit(name, SwatchView(color), size: CGSize(width: 100, height: 48))
            }
            return CardView(title, rows: [GridRow(exhibits)], remark: title == "Tints" ? "Light and dark." : "")
        }
    }
}
