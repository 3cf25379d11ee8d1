import UIKit

/// The states of some recognizers as they change: awake during touches, and for a second after.
final class StateListView: UIView {
    private static let rowHeight: CGFloat = 34
    private var rows: [StateRow] = []
    private var link: CADisplayLink?
    private var quietSince: CFTimeInterval = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 16
        layer.cornerCurve = .continuous
    }

    required init?(coder: NSCoder) { fatalError("StateListView is made in code.") }

    /// The height of the list with its rows; zero without recognizers.
    var height: CGFloat { rows.isEmpty ? 0 : CGFloat(rows.count) * Self.rowHeight + 12 }

    /// Shows these instead of those shown before; each needs a name.
    func show(_ recognizers: [UIGestureRecognizer]) {
        guard recognizers != rows.map(\.recognizer) else { return }
        for row in rows { row.removeFromSuperview() }
        rows = recognizers.map { StateRow($0) }
        for row in rows { addSubview(row) }
        setNeedsLayout()
    }

    /// Takes the state at which a recognizer's action was sent, which may last no longer than the event.
    func note(_ recognizer: UIGestureRecognizer) {
        rows.first { $0.recognizer === recognizer }?.note(recognizer.state)
        wake()
    }

    func wake() {
        quietSince = CACurrentMediaTime()
        guard link == nil else { return }
        let link = CADisplayLink(target: self, selector: StateListView.look)
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func look(_ link: CADisplayLink) {
        var isQuiet = true
        for row in rows where !row.look(at: link.timestamp) { isQuiet = false }
        if !isQuiet { quietSince = link.timestamp }
        guard link.timestamp - quietSince > 1 else { return }
        link.invalidate()
        self.link = nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: 14, y: 6 + CGFloat(index) * Self.rowHeight, width: bounds.width - 28,
                height: Self.rowHeight)
        }
    }
}
