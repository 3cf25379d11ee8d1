import CoreGraphics
@_spi(Subclassing) import UIKitCore

/// Has the find bar shown at the window's bottom while it, or a field in the bar, has the keyboard. It lies in the searched view,
/// so that keys that the bar has no use for go on to that view.
final class FindAnchor: UIView {
    private let bar: FindBar
    /// Takes the place of the searched view's own input view.
    private let emptyView = UIView()
    /// Called when the searched view leaves its window.
    var onLeave: () -> Void = {}

    init(for bar: FindBar) {
        self.bar = bar
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override var drawsContent: Bool { false }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { onLeave() }
    }

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
    override var inputView: UIView? { emptyView }
    override var keyCommands: [UIKeyCommand]? { bar.keyCommands }
}
