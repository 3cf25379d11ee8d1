import CoreGraphics
import Testing
import UIFoundation
import UIKitCore
import UIKitStacks

/// A stack in words, and the frames of its views.
nonisolated struct StackDescription: Sendable, CustomTestStringConvertible {
    /// An arranged view.
    indirect enum Element: Sendable {
        /// One whose content has a width and a height.
        case sized(CGFloat, CGFloat, hugs: Float = 250, resists: Float = 750)
        /// One without content.
        case plain
        /// Letters of a size in points, which are as wide as high; three quarters are above the line.
        case text(String, CGFloat)
        case stack(StackDescription)
    }

    var name: String
    var axis = NSLayoutConstraint.Axis.horizontal
    var distribution = UIStackView.Distribution.fill
    var alignment = UIStackView.Alignment.fill
    var spacing: CGFloat = 0
    /// The spaces behind views by their index.
    var customSpacings: [Int: CGFloat] = [:]
    /// The views behind which there is the system's space.
    var systemSpacings: Set<Int> = []
    var hidden: Set<Int> = []
    /// From the top, the leading side first; nil where they do not count.
    var margins: [CGFloat]?
    /// The width and the height; nil for those of the contents.
    var width: CGFloat?
    var height: CGFloat?
    var views: [Element]
    /// The width and the height that result; nil where both are said.
    var size: CGSize?
    /// The left, the top, the width and the height of all views that are not hidden.
    var frames: [[CGFloat]]
    /// Whether the layout is mirrored from right to left; with lengths that are rounded it may be a point aside.
    var mirrors = true

    var testDescription: String { name }

    @MainActor func makeViews() -> [UIView] {
        views.map {
            switch $0 {
            case .sized(let width, let height, let hugs, let resists):
                let view = SizedView(width, height)
                for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                    view.setContentHuggingPriority(UILayoutPriority(hugs), for: axis)
                    view.setContentCompressionResistancePriority(UILayoutPriority(resists), for: axis)
                }
                return view
            case .plain: return UIView()
            case .text(let text, let size):
                let label = UILabel()
                (label.text, label.numberOfLines, label.font) = (text, 0, .systemFont(ofSize: size))
                return label
            case .stack(let description):
                let stack = UIStackView(arrangedSubviews: description.makeViews())
                description.apply(to: stack)
                return stack
            }
        }
    }

    /// Gives a stack its qualities, and those that belong to its views as far as it has these.
    @MainActor func apply(to stack: UIStackView) {
        (stack.axis, stack.distribution, stack.alignment, stack.spacing) = (axis, distribution, alignment, spacing)
        for (index, view) in stack.arrangedSubviews.enumerated() {
            if let space = customSpacings[index] { stack.setCustomSpacing(space, after: view) }
            if systemSpacings.contains(index) { stack.setCustomSpacing(UIStackView.spacingUseSystem, after: view) }
            view.isHidden = hidden.contains(index)
        }
        stack.isLayoutMarginsRelativeArrangement = margins != nil
        stack.insetsLayoutMarginsFromSafeArea = false
        if let margins {
            stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: margins[0], leading: margins[1], bottom: margins[2], trailing: margins[3])
        }
    }

    /// Sentences about views that are elsewhere than described, those of stacks inside too.
    @MainActor func differences(_ stack: UIStackView, mirrored: Bool = false) -> [String] {
        var found: [String] = []
        if let size, stack.bounds.size != size {
            found.append("\(name): \(stack.bounds.size) large instead of \(size)")
        }
        var expected = frames[...]
        for (index, view) in stack.arrangedSubviews.enumerated() where !hidden.contains(index) {
            guard let numbers = expected.popFirst() else { break }
            var frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            if mirrored { frame.origin.x = stack.bounds.width - frame.maxX }
            if view.frame != frame { found.append("\(name): view \(index) is at \(view.frame) instead of \(frame)") }
            if case .stack(let description) = views[index], let inner = view as? UIStackView {
                found += description.differences(inner, mirrored: mirrored)
            }
        }
        return found
    }
}
