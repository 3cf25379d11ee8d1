import UIKit

/// Materials over pictures that can be moved.
final class MaterialsViewController: PageViewController {
    private static let adaptive: [(String, UIBlurEffect.Style)] = [
        ("systemUltraThinMaterial", .systemUltraThinMaterial), ("systemThinMaterial", .systemThinMaterial),
        ("systemMaterial", .systemMaterial), ("systemThickMaterial", .systemThickMaterial),
        ("systemChromeMaterial", .systemChromeMaterial),
    ]
    private static let fixed: [(String, UIBlurEffect.Style)] = [
        ("systemThinMaterialLight", .systemThinMaterialLight), ("systemMaterialLight", .systemMaterialLight),
        ("systemThinMaterialDark", .systemThinMaterialDark), ("systemMaterialDark", .systemMaterialDark),
    ]
    private static let classic: [(String, UIBlurEffect.Style)] = [
        ("extraLight", .extraLight), ("light", .light), ("dark", .dark), ("regular", .regular),
        ("prominent", .prominent),
    ]

    init() { super.init(title: "Materials") }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func makeCards() -> [CardView] {
        [
            card("With the style", Self.adaptive, remark: "Drag the pictures below the panes."),
            card("Always light or dark", Self.fixed), card("Classic", Self.classic),
        ]
    }

    private func card(_ title: String, _ materials: [(String, UIBlurEffect.Style)], remark: String = "") -> CardView {
        CardView(
            title, rows: [StageRow(PanesView(materials), height: CGFloat(materials.count) * 56 + 24)], remark: remark)
    }
}
