import UIKit

/// A view from edge to edge of the card.
final class StageRow: UIView, CardRow {
    private let view: UIView
    private let height: CGFloat

    init(_ view: UIView, height: CGFloat) {
        self.view = view
        self.height = height
        super.init(frame: .zero)
        addSubview(view)
    }

    required init?(coder: NSCoder) { fatalError("StageRow is made in code.") }

    var separatorInset: CGFloat { 0 }

    func height(forWidth width: CGFloat) -> CGFloat { height }

    override func layoutSubviews() {
        super.layoutSubviews()
        view.frame = bounds
    }
}
