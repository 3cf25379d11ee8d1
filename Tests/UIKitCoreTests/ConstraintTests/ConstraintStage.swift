import CoreGraphics
import Testing
import UIKitCore
import UIKitTesting

/// A view of 320 by 480 points, and views in it that constraints lay out.
@MainActor struct ConstraintStage {
    let tester = ViewTester(size: CGSize(width: 320, height: 480))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    init() { tester.show(root, at: .zero) }

    /// Adds a view whose frame is left to constraints.
    func add<View: UIView>(_ view: View, to superview: UIView? = nil) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        (superview ?? root).addSubview(view)
        return view
    }

    /// Keeps all edges of a view at a distance from another view's, inwards.
    func pin(_ view: UIView, to other: UIView, inset: CGFloat) {
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
            view.topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
            view.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
            view.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
        ])
    }

    /// Adds a label whose letters are squares of 17 points.
    func label(_ text: String, lines: Int = 1, in superview: UIView? = nil) -> UILabel {
        let label = add(UILabel(), to: superview)
        (label.text, label.numberOfLines) = (text, lines)
        return label
    }
}
