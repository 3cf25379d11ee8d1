import CoreGraphics
import Foundation
import UIFoundation

/// Lists the controllers for which a tab bar has no room.
final class MoreListController: UIViewController {
    private let onChoose: (UIViewController) -> Void
    private let onEdit: () -> Void
    private var controllers: [UIViewController] = []
    private var rows: [MoreRow] = []
    private let scrollView = UIScrollView()

    init(onChoose: @escaping (UIViewController) -> Void, onEdit: @escaping () -> Void) {
        (self.onChoose, self.onEdit) = (onChoose, onEdit)
        super.init(nibName: nil, bundle: nil)
        title = SystemWord.more.text
    }

    required init?(coder: NSCoder) { nil }

    /// Whether the user may choose which controllers have tabs. Only a change adds or removes the edit button.
    ///
    /// An app may have set another button meanwhile, which is kept.
    var isEditable = false {
        didSet {
            guard isEditable != oldValue else { return }
            let edit = UIAction { [weak self] _ in self?.onEdit() }
            navigationItem.rightBarButtonItem =
                isEditable ? UIBarButtonItem(systemItem: .edit, primaryAction: edit) : nil
        }
    }

    /// Lists controllers with the current content of their tab bar items.
    func show(_ controllers: [UIViewController]) {
        self.controllers = controllers
        let isShown =
            rows.count == controllers.count && zip(rows, controllers).allSatisfy { $0.shows($1.tabBarItem) }
        if isViewLoaded, !isShown { rebuild() }
    }

    override func viewDidLoad() {
        view.backgroundColor = .systemBackground
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.alwaysBounceVertical = true
        view.addSubview(scrollView)
        rebuild()
    }

    private func rebuild() {
        for row in rows { row.removeFromSuperview() }
        rows = controllers.map { controller in
            let row = MoreRow(controller.tabBarItem) { [weak self, weak controller] in
                if let controller { self?.onChoose(controller) }
            }
            scrollView.addSubview(row)
            return row
        }
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        let width = scrollView.bounds.width
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: 0, y: CGFloat(index) * MoreRow.height, width: width, height: MoreRow.height)
        }
        scrollView.contentSize = CGSize(width: width, height: CGFloat(rows.count) * MoreRow.height)
    }
}
