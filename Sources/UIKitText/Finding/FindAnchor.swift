import CoreGraphics
@_spi(Subclassing) import UIKitCore

/// The first responder that shows the find bar as its input accessory view, at the window's bottom. It is a subview of the
/// searched view, so that keys that the bar does not handle continue to that view.
final class FindAnchor: UIView {
    private let bar: FindBar
    /// Replaces the searched view's own input view.
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
