package import Foundation
import QuartzCore

/// The root view of a container: it draws no content, and its controller lays out its subviews while that is alive.
///
/// The layout closure may capture the controller unowned. A weak reference would slow down every retain and release of
/// a container.
package class ContainerView: UIView {
    private let onLayout: () -> Void
    private var isCallingOut = false

    package init(frame: CGRect, onLayout: @escaping () -> Void) {
        self.onLayout = onLayout
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    package required init?(coder: NSCoder) { nil }

    package override var drawsContent: Bool { false }

    package override func layoutSubviews() {
        super.layoutSubviews()
        guard controller != nil else { return }
        isCallingOut = true
        onLayout()
        isCallingOut = false
    }

    /// Takes effect even during the view's own layout, because that layout can begin changes whose callbacks ask for another one.
    package override func setNeedsLayout() {
        isCallingOut ? layer.markForFurtherLayout() : super.setNeedsLayout()
    }
}
