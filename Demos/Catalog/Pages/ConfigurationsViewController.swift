import UIKit

/// Buttons with a configuration: styles, sizes, corners, pictures, subtitles and activity.
final class ConfigurationsViewController: PageViewController {
    private static let styles: [(String, UIButton.Configuration)] = [
        ("plain", .plain()), ("gray", .gray()), ("tinted", .tinted()), ("filled", .filled()),
    ]

    init() { super.init(title: "Configured buttons") }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func makeCards() -> [CardView] {
        [
            CardView("Styles", rows: Self.styles.map(styleRow)),
            CardView("Sizes", rows: [GridRow(sizes, cellWidth: 110)]),
            CardView("Corners", rows: [GridRow(corners)]),
            CardView("Pictures", rows: [GridRow(placements)]),
            CardView("Subtitles", rows: [GridRow(subtitles, cellWidth: 150)]),
            CardView("Colours and lines", rows: [GridRow(colors)]),
            CardView(
                "Alive", rows: [activityRow, selectionRow, handlerRow],
                remark: "Activity takes the picture's place. A handler may change the configuration with the state."),
        ]
    }

    private func button(_ configuration: UIButton.Configuration, _ change: (inout UIButton.Configuration) -> Void)
        -> UIButton
    {
        var configuration = configuration
        configuration.title = "Title"
        change(&configuration)
        return UIButton(configuration: configuration)
    }

    private func styleRow(_ name: String, _ configuration: UIButton.Configuration) -> GridRow {
        let states: [(String, (UIButton) -> Void)] = [
            (name, { _ in }), ("highlighted", { $0.isHighlighted = true }), ("selected", { $0.isSelected = true }),
            ("disabled", { $0.isEnabled = false }),
        ]
        let exhibits = states.map { state, change in
            let button = button(configuration) { _ in }
            change(button)
            return Exhibit(state, button, isStill: state != name)
        }
        return GridRow(exhibits, cellWidth: 72)
    }

    private var sizes: [Exhibit] {
        let sizes: [(String, UIButton.Configuration.Size)] = [
            ("mini", .mini), ("small", .small), ("medium", .medium), ("large", .large),
        ]
        return sizes.map { name, size in Exhibit(name, button(.filled()) { $0.buttonSize = size }) }
    }

    private var corners: [Exhibit] {
        let corners: [(String, UIButton.Configuration.CornerStyle)] = [
            ("fixed", .fixed), ("dynamic", .dynamic), ("small", .small), ("medium", .medium), ("large", .large),
            ("capsule", .capsule),
        ]
        return corners.map { name, style in Exhibit(name, button(.tinted()) { $0.cornerStyle = style }) }
    }

    private var placements: [Exhibit] {
        let edges: [(String, NSDirectionalRectEdge)] = [
            ("leading", .leading), ("trailing", .trailing), ("top", .top), ("bottom", .bottom),
        ]
        return edges.map { name, edge in
            let button = button(.tinted()) {
                $0.image = UIImage(systemName: "heart.fill")
                $0.imagePlacement = edge
                $0.imagePadding = 6
            }
            return Exhibit(name, button)
        }
    }

    private var subtitles: [Exhibit] {
        let alignments: [(String, UIButton.Configuration.TitleAlignment)] = [
            ("leading", .leading), ("center", .center), ("trailing", .trailing),
        ]
        let plain = alignments.map { name, alignment in
            let button = button(.gray()) {
                $0.subtitle = "A subtitle"
                $0.titleAlignment = alignment
            }
            return Exhibit(name, button)
        }
        let pictured = button(.filled()) {
            $0.title = "Add to cart"
            $0.subtitle = "2 left"
            $0.image = UIImage(systemName: "cart")
            $0.imagePadding = 10
            $0.titleAlignment = .leading
        }
        return plain + [Exhibit("with a picture", pictured)]
    }

    private var colors: [Exhibit] {
        let destructive = button(.filled()) { $0.title = "Delete" }
        destructive.role = .destructive
        let own = button(.filled()) {
            $0.baseBackgroundColor = .systemYellow
            $0.baseForegroundColor = .black
        }
        let outlined = button(.plain()) {
            $0.background.strokeColor = .systemBlue
            $0.background.strokeWidth = 1.5
            $0.cornerStyle = .capsule
        }
        return [
            Exhibit("destructive", destructive), Exhibit("own colours", own), Exhibit("outlined", outlined),
        ]
    }

    // MARK: Alive

    private var activityRow: ControlRow {
        let button = button(.filled()) {
            $0.title = "Load"
            $0.image = UIImage(systemName: "arrow.down")
            $0.imagePadding = 8
        }
        button.addAction(
            UIAction { [weak button] _ in
                button?.configuration?.showsActivityIndicator = true
                button?.isUserInteractionEnabled = false
                _ = Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in
                    MainActor.assumeIsolated {
                        button?.configuration?.showsActivityIndicator = false
                        button?.isUserInteractionEnabled = true
                    }
                }
            }, for: .touchUpInside)
        return ControlRow("Activity", button)
    }

    private var selectionRow: ControlRow {
        let button = button(.tinted()) { $0.title = "Bold" }
        button.changesSelectionAsPrimaryAction = true
        return ControlRow("Selection as primary action", button)
    }

    private var handlerRow: ControlRow {
        let button = button(.gray()) { $0.imagePadding = 6 }
        button.configurationUpdateHandler = { button in
            button.configuration?.title = button.isHighlighted ? "Open" : "Closed"
            button.configuration?.image = UIImage(systemName: button.isHighlighted ? "lock.open" : "lock")
        }
        return ControlRow("Update handler", button)
    }
}
