import CoreGraphics
import Foundation
import UIKitCore
import UIKitStacks
import Testing
import UIKitTesting

/// A stack at the upper left of a window of 320 by 480 points, whose size a test sets or leaves to its contents.
@MainActor struct StackStage {
    let tester = ViewTester(size: CGSize(width: 320, height: 480))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let stack: UIStackView

    init(_ views: [UIView] = [], width: CGFloat? = nil, height: CGFloat? = nil) {
        stack = UIStackView(arrangedSubviews: views)
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        var constraints = [
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.topAnchor.constraint(equalTo: root.topAnchor),
        ]
        if let width { constraints.append(stack.widthAnchor.constraint(equalToConstant: width)) }
        if let height { constraints.append(stack.heightAnchor.constraint(equalToConstant: height)) }
        NSLayoutConstraint.activate(constraints)
        tester.show(root, at: .zero)
    }

    /// The frames of the arranged views after a layout.
    var frames: [CGRect] {
        tester.pump()
        return stack.arrangedSubviews.map(\.frame)
    }

    /// Where the arranged views begin and how wide they are, after a layout.
    var columns: [[CGFloat]] { frames.map { [$0.minX, $0.width] } }

    /// Where the arranged views begin and how high they are, after a layout.
    var rows: [[CGFloat]] { frames.map { [$0.minY, $0.height] } }
}

/// A view whose content asks for a size.
final class SizedView: UIView {
    var size: CGSize { didSet { invalidateIntrinsicContentSize() } }

    init(_ width: CGFloat, _ height: CGFloat = 10) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
}
