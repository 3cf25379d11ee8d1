import UIKit

/// Menus: of buttons, of a bar's button and of a picture, with groups, submenus and states.
final class MenusViewController: PageViewController, UIContextMenuInteractionDelegate {
    private let picture = UIImageView(image: .hills(CGSize(width: 320, height: 180)))
    private let chosen = ControlRow("Chosen", UIView())
    private var isStarred = false

    init() { super.init(title: "Menus") }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let more = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), menu: editMenu)
        navigationItem.rightBarButtonItems = (navigationItem.rightBarButtonItems ?? []) + [more]
    }

    override func makeCards() -> [CardView] {
        chosen.value = "nothing"
        picture.isUserInteractionEnabled = true
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.addInteraction(UIContextMenuInteraction(delegate: self))
        return [
            CardView("Last choice", rows: [chosen]),
            CardView(
                "Buttons",
                rows: [
                    ControlRow("By a tap", button("Edit", editMenu) { $0.showsMenuAsPrimaryAction = true }),
                    ControlRow("By a long press", held),
                    ControlRow(
                        "Groups and submenus", button("Arrange", groupedMenu) { $0.showsMenuAsPrimaryAction = true }),
                    ControlRow(
                        "Made when needed", button("Fetch", deferredMenu) { $0.showsMenuAsPrimaryAction = true }),
                ], remark: "The secondary button of a mouse opens every menu."),
            CardView("Pop-up button", rows: [ControlRow("Sort by", popUp)]),
            CardView(
                "A picture", rows: [StageRow(picture, height: 180)],
                remark: "Press it long, or with the secondary button."),
        ]
    }

    private func button(_ title: String, _ menu: UIMenu, change: (UIButton) -> Void) -> UIButton {
        let button = UIButton(configuration: .gray())
        button.configuration?.title = title
        button.menu = menu
        change(button)
        return button
    }

    private var held: UIButton {
        let held = button("Hold", editMenu) { _ in }
        held.addAction(UIAction { [weak self] _ in self?.chosen.value = "the button" }, for: .touchUpInside)
        return held
    }

    private var popUp: UIButton {
        let menu = UIMenu(
            options: .singleSelection,
            children: ["Name", "Date", "Size"].map { name in
                action(name, nil, state: name == "Date" ? .on : .off)
            })
        return button("Date", menu) {
            $0.showsMenuAsPrimaryAction = true
            $0.changesSelectionAsPrimaryAction = true
        }
    }

    // MARK: Menus

    private func action(
        _ title: String, _ symbol: String?, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) -> UIAction {
        UIAction(
            title: title, image: symbol.flatMap { UIImage(systemName: $0) }, attributes: attributes, state: state
        ) { [weak self] _ in self?.chosen.value = title }
    }

    private var editMenu: UIMenu {
        UIMenu(
            title: "Edit",
            children: [
                action("Copy", "doc.on.doc"), action("Share", "square.and.arrow.up"),
                action("Rename", "pencil", attributes: .disabled), action("Delete", "trash", attributes: .destructive),
            ])
    }

    private var groupedMenu: UIMenu {
        let alignments = ["left", "center", "right"].map { name in
            action("Align \(name)", "text.align\(name)", state: name == "left" ? .on : .off)
        }
        return UIMenu(children: [
            UIMenu(options: [.displayInline, .singleSelection], children: alignments),
            UIMenu(
                title: "Move", image: UIImage(systemName: "arrow.up.arrow.down"),
                children: [action("Up", "arrow.up"), action("Down", "arrow.down")]),
            UIMenu(
                title: "Remove", image: UIImage(systemName: "trash"), options: .destructive,
                children: [
                    action("All", nil, attributes: .destructive), action("Others", nil, attributes: .destructive),
                ]),
        ])
    }

    private var deferredMenu: UIMenu {
        UIMenu(children: [
            action("At once", "bolt"),
            UIDeferredMenuElement.uncached { [weak self] deliver in
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                    deliver(["Fetched", "Fetched too"].compactMap { self?.action($0, "cloud") })
                }
            },
        ])
    }

    // MARK: The picture

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in self?.pictureMenu }
    }

    private var pictureMenu: UIMenu {
        let star = UIAction(
            title: isStarred ? "Take the star away" : "Give a star",
            image: UIImage(systemName: isStarred ? "star.slash" : "star")
        ) { [weak self] _ in
            self?.isStarred.toggle()
            self?.chosen.value = self?.isStarred == true ? "a star" : "no star"
        }
        return UIMenu(children: [
            star, action("Copy", "doc.on.doc"), action("Delete", "trash", attributes: .destructive),
        ])
    }
}
