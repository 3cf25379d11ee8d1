import UIKit

/// Rows one below the other that scroll, come and go by themselves, and can be edited together.
final class ListView: UIScrollView {
    private(set) var rows: [ListRow] = []
    private(set) var isEditing = false
    private let emptyLabel = UILabel(size: 22, weight: .medium, color: .tertiaryLabel)

    /// Makes a list that says something while it has no rows.
    init(whenEmpty text: String) {
        super.init(frame: .zero)
        alwaysBounceVertical = true
        emptyLabel.text = text
        emptyLabel.textAlignment = .center
        addSubview(emptyLabel)
    }

    required init?(coder: NSCoder) { fatalError("Lists are made in code.") }

    /// Shows these rows: those that stay move to their places, the others come and go.
    func show(_ shown: [ListRow], animated: Bool) {
        let leaving = rows.filter { row in !shown.contains { $0 === row } }
        let arriving = shown.filter { $0.superview !== self }
        rows = shown
        for row in arriving {
            row.onOpen = { [unowned self, unowned row] in closeRows(except: row) }
            row.alpha = 0
            addSubview(row)
        }
        for row in leaving { row.isUserInteractionEnabled = false }
        UIView.performWithoutAnimation {
            for row in arriving {
                layOutRows()
                row.setEditing(isEditing)
            }
        }
        let change = { [self] in
            layOutRows()
            for row in leaving { row.alpha = 0 }
            for row in arriving { row.alpha = 1 }
            emptyLabel.alpha = rows.isEmpty ? 1 : 0
        }
        let end = { for row in leaving { row.removeFromSuperview() } }
        guard animated, window != nil else {
            change()
            return end()
        }
        UIView.animate(withDuration: 0.3, animations: change) { _ in end() }
    }

    func setEditing(_ editing: Bool, animated: Bool) {
        isEditing = editing
        let change = { [self] in for row in rows { row.setEditing(editing) } }
        animated ? UIView.animate(withDuration: 0.3, animations: change) : change()
    }

    private func closeRows(except kept: ListRow?) {
        for row in rows where row !== kept && row.isOpen { row.close() }
    }

    private func layOutRows() {
        let (left, right) = (safeAreaInsets.left, safeAreaInsets.right)
        let width = max(0, bounds.width - left - right)
        var y: CGFloat = 0
        for row in rows {
            row.frame = CGRect(x: left, y: y, width: width, height: row.height)
            y += row.height
        }
        let size = CGSize(width: bounds.width, height: y)
        if contentSize != size { contentSize = size }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layOutRows()
        let room = bounds.inset(by: adjustedContentInset)
        emptyLabel.alpha = rows.isEmpty ? 1 : 0
        emptyLabel.frame = CGRect(x: left(of: room), y: room.height / 2 - 40, width: room.width, height: 30)
    }

    private func left(of room: CGRect) -> CGFloat { (bounds.width - room.width) / 2 }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}
