import UIKit

/// Buttons without a configuration: their types, their titles and images in each state, and the positions of these.
final class ButtonsViewController: PageViewController {
    private static let types: [(String, UIButton.ButtonType)] = [
        ("system", .system), ("custom", .custom), ("detailDisclosure", .detailDisclosure), ("infoLight", .infoLight),
        ("infoDark", .infoDark), ("contactAdd", .contactAdd), ("close", .close),
    ]
    private static let events: [(String, UIControl.Event)] = [
        ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat), ("touchDragEnter", .touchDragEnter),
        ("touchDragExit", .touchDragExit), ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside),
        ("touchCancel", .touchCancel),
    ]

    init() { super.init(title: "Buttons") }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func makeCards() -> [CardView] {
        [
            CardView("Types", rows: [GridRow(Self.types.map { Exhibit($0, button(of: $1)) }, cellWidth: 72)]),
            CardView(
                "States of a system button",
                rows: [
                    GridRow(
                        [
                            Exhibit("normal", systemButton(), isStill: true),
                            Exhibit("highlighted", systemButton { $0.isHighlighted = true }, isStill: true),
                            Exhibit("selected", systemButton { $0.isSelected = true }, isStill: true),
                            Exhibit("disabled", systemButton { $0.isEnabled = false }, isStill: true),
                        ], cellWidth: 72)
                ]),
            CardView(
                "A look for each state", rows: [GridRow(followExhibits, cellWidth: 130)],
                remark: "Title, colour, picture and background are set for each state. Tap the first one."),
            CardView("Where title and picture go", rows: [WideRow("By insets", insetsButton)] + alignmentRows),
            CardView("Events", rows: [eventsRow], remark: "Press, drag off and back, and lift."),
        ]
    }

    private func button(of type: UIButton.ButtonType) -> UIButton {
        let button = UIButton(type: type)
        if type == .system || type == .custom { button.setTitle("Title", for: .normal) }
        if type == .custom { button.setTitleColor(.label, for: .normal) }
        return button
    }

    private func systemButton(_ change: (UIButton) -> Void = { _ in }) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle("Title", for: .normal)
        button.setImage(UIImage(systemName: "star"), for: .normal)
        change(button)
        return button
    }

    // MARK: A look for each state

    private var followExhibits: [Exhibit] {
        let live = followButton()
        live.addAction(UIAction { [unowned live] _ in live.isSelected.toggle() }, for: .touchUpInside)
        let highlighted = followButton()
        highlighted.isHighlighted = true
        let selected = followButton()
        selected.isSelected = true
        let disabled = followButton()
        disabled.isEnabled = false
        let size = CGSize(width: 136, height: 40)
        return [
            Exhibit("normal", live, size: size), Exhibit("highlighted", highlighted, size: size, isStill: true),
            Exhibit("selected", selected, size: size, isStill: true),
            Exhibit("disabled", disabled, size: size, isStill: true),
        ]
    }

    private func followButton() -> UIButton {
        let button = UIButton(type: .custom)
        button.titleLabel?.font = .systemFont(ofSize: 16, weight: .semibold)
        button.tintColor = .white
        button.imageEdgeInsets = UIEdgeInsets(top: 0, left: -4, bottom: 0, right: 4)
        for (state, title, symbol, color) in [
            (.normal, "Follow", "plus", .systemBlue), (.highlighted, "Follow", "plus", .systemIndigo),
            (.selected, "Following", "checkmark", .systemGreen), (.disabled, "Follow", "plus", .systemGray2),
        ] as [(UIControl.State, String, String, UIColor)] {
            button.setTitle(title, for: state)
            button.setTitleColor(.white, for: state)
            button.setImage(UIImage(systemName: symbol), for: state)
            button.setBackgroundImage(.roundedBox(color: color, radius: 10), for: state)
        }
        return button
    }

    // MARK: Positions

    private var insetsButton: UIButton {
        let button = placedButton("Picture 12 away, text 20 inside")
        button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: -12)
        return button
    }

    private var alignmentRows: [WideRow] {
        let alignments: [(String, UIControl.ContentHorizontalAlignment)] = [
            ("leading", .leading), ("center", .center), ("trailing", .trailing), ("fill", .fill),
        ]
        return alignments.map { name, alignment in
            let button = placedButton("Title")
            button.contentHorizontalAlignment = alignment
            return WideRow("contentHorizontalAlignment \(name)", button)
        }
    }

    private func placedButton(_ title: String) -> UIButton {
        let button = UIButton(type: .system)
        button.backgroundColor = .tertiarySystemFill
        button.layer.cornerRadius = 8
        button.setTitle(title, for: .normal)
        button.setImage(UIImage(systemName: "paperclip"), for: .normal)
        return button
    }

    // MARK: Events

    private var eventsRow: ControlRow {
        let button = UIButton(configuration: .tinted())
        button.configuration?.title = "Press"
        let row = ControlRow("Last event", button)
        row.value = "none"
        for (name, event) in Self.events {
            button.addAction(UIAction { [weak row] _ in row?.value = name }, for: event)
        }
        return row
    }
}
