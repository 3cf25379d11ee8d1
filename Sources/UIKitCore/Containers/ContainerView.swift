import Foundation

/// The root view of a container: draws nothing and lets its controller place everything.
class ContainerView: UIView {
    private let onLayout: () -> Void

    init(frame: CGRect, onLayout: @escaping () -> Void) {
        self.onLayout = onLayout
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    package override var drawsContent: Bool { false }

    override func layoutSubviews() { onLayout() }
}
