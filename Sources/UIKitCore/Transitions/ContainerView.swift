package import Foundation
import QuartzCore

/// The root view of a container: draws nothing and lets its controller place everything, as long as that is there.
///
/// What is called may refer to the controller without owning it, and without a weak reference, which would make every counting of
/// references to a container slow.
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

    /// Counts even in the middle of the view's own layout: that begins changes, whose callbacks have the parts placed anew.
    package override func setNeedsLayout() {
        isCallingOut ? layer.markForFurtherLayout() : super.setNeedsLayout()
    }
}
