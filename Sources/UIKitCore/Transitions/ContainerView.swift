package import Foundation

/// The root view of a container: draws nothing and lets its controller place everything, as long as that is there.
///
/// What is called may refer to the controller without owning it, and without a weak reference, which would make every counting of
/// references to a container slow.
package class ContainerView: UIView {
    private let onLayout: () -> Void

    package init(frame: CGRect, onLayout: @escaping () -> Void) {
        self.onLayout = onLayout
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    package required init?(coder: NSCoder) { nil }

    package override var drawsContent: Bool { false }

    package override func layoutSubviews() {
        if controller != nil { onLayout() }
    }
}
