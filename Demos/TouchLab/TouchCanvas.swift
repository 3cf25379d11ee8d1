import UIKit

/// Marks each touch on it and the touch's path; ended ones fade.
final class TouchCanvas: UIView {
    private static let colors: [UIColor] = [
        .systemBlue, .systemPink, .systemGreen, .systemOrange, .systemPurple, .systemTeal, .systemRed,
        .systemIndigo,
    ]
    /// Called with how many touches are down, and how many were at most.
    var onCount: (Int, Int) -> Void = { _, _ in }
    private var marks: [(touch: UITouch, mark: TouchMark)] = []
    private var most = 0
    private var begun = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        isMultipleTouchEnabled = true
    }

    required init?(coder: NSCoder) { fatalError("TouchCanvas is made in code.") }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in inOrder(touches) {
            let mark = TouchMark(color: Self.colors[begun % Self.colors.count])
            begun += 1
            mark.frame = bounds
            addSubview(mark)
            marks.append((touch, mark))
        }
        most = max(most, marks.count)
        show(event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { show(event) }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { lift(touches, event) }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        lift(touches, event)
    }

    private func lift(_ touches: Set<UITouch>, _ event: UIEvent?) {
        show(event)
        for (touch, mark) in marks where touches.contains(touch) { mark.fade() }
        marks.removeAll { touches.contains($0.touch) }
        onCount(marks.count, most)
    }

    /// Every touch of the canvas with its phase, also those that stayed where they were.
    private func show(_ event: UIEvent?) {
        for (touch, mark) in marks { mark.show(touch.phase, at: touch.location(in: self)) }
        onCount(marks.count, most)
    }

    /// Sets have no order of their own, and colours should not depend on it.
    private func inOrder(_ touches: Set<UITouch>) -> [UITouch] {
        // Hash order: sorted by location, and at one location by a number that is the same in every run.
        touches.sorted {
            let (first, second) = ($0.location(in: self), $1.location(in: self))
            return (first.x, first.y, $0.hash) < (second.x, second.y, $1.hash)
        }
    }
}
