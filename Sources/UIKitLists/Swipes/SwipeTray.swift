import CoreGraphics
import Foundation
import UIFoundation
@_spi(Subclassing) import UIKitCore

/// The buttons behind a row that is swiped: they share the width that the row has uncovered.
final class SwipeTray: UIView {
    private let buttons: [SwipeButton]
    private let isLeft: Bool
    /// The widths of all buttons together when they show fully, in points.
    let fullWidth: CGFloat
    private let widths: [CGFloat]
    private(set) var isFull = false
    /// How much of the row is uncovered, in points.
    private(set) var uncovered: CGFloat = 0

    /// Makes the buttons of actions at the left or the right, which call back with the one that was tapped.
    init(_ actions: [SwipeAction], isLeft: Bool, onTap: @escaping (SwipeButton) -> Void) {
        self.isLeft = isLeft
        buttons = actions.map { SwipeButton($0, growsToTheRight: !isLeft) }
        widths = buttons.map(\.fullWidth)
        fullWidth = widths.reduce(0, +)
        super.init(frame: .zero)
        clipsToBounds = true
        // The first one is outermost and covers the others when it grows.
        for button in buttons.reversed() {
            addSubview(button)
            button.addAction(
                UIAction { [unowned button] _ in onTap(button) }, for: .touchUpInside)
        }
    }

    required init?(coder: NSCoder) { nil }

    override var drawsContent: Bool { false }

    var first: SwipeButton { buttons[0] }

    /// Shows whether lifting the finger performs the first action.
    func setFull(_ full: Bool) {
        isFull = full
        first.isFull = full
        layOutButtons()
        first.layoutIfNeeded()
    }

    /// Shows the buttons in a width at the edge of the row.
    func uncover(_ width: CGFloat) {
        uncovered = max(0, width)
        layOutButtons()
    }

    private func layOutButtons() {
        let share = fullWidth > 0 ? uncovered / fullWidth : 0
        var edge: CGFloat = 0
        for (index, button) in buttons.enumerated() {
            let width = isFull && index == 0 ? uncovered : widths[index] * share
            let x = isLeft ? edge : bounds.width - edge - width
            button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            edge += widths[index] * share
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layOutButtons()
    }

    /// Touches outside of the buttons are not for this view.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point) && (isLeft ? point.x < uncovered : point.x >= bounds.width - uncovered)
    }
}
