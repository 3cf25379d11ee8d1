import UIKitCore

/// The configurations of a cell, a header or a footer, and the views that they made.
final class ConfiguredContent {
    private static var hasWarned = false

    private(set) var content: (any UIContentConfiguration)?
    private(set) var background: UIBackgroundConfiguration?
    private(set) var view: (any UIView & UIContentView)?
    private(set) var backgroundView: ConfiguredBackgroundView?
    /// Whether the configurations are brought up to date before the next layout.
    var needsUpdate = false
    /// Whether they are being brought up to date.
    var isUpdating = false

    var isInUse: Bool { content != nil || background != nil }

    /// Whether a content is already shown; false for a configuration that is not `Equatable`.
    func shows(_ content: (any UIContentConfiguration)?) -> Bool {
        guard let content else { return self.content == nil }
        guard let shown = self.content as? AnyHashable, let wanted = content as? AnyHashable else { return false }
        return shown == wanted
    }

    /// Has the view for content show it, or makes another one.
    func show(_ content: (any UIContentConfiguration)?) {
        self.content = content
        guard let content else {
            view = nil
            return
        }
        if let view, view.supports(content) {
            view.configuration = content
            return
        }
        if view != nil { warn(content) }
        let made = content.makeContentView()
        made.preservesSuperviewLayoutMargins = true
        view = made
    }

    /// Warns of a replaced view, because reusing cells is meant to avoid that.
    private func warn(_ content: any UIContentConfiguration) {
        guard !Self.hasWarned else { return }
        Self.hasWarned = true
        Diagnostics.log(
            "A content view was replaced since it does not support a \(type(of: content)), which costs as much as a cell of its "
                + "own. Dequeue cells with different kinds of content configurations by different identifiers.")
    }

    /// Shows a background behind all other views of a view; nil shows none.
    func show(_ background: UIBackgroundConfiguration?, in owner: UIView) {
        self.background = background
        guard let background else {
            backgroundView?.removeFromSuperview()
            backgroundView = nil
            return
        }
        if let backgroundView {
            backgroundView.configuration = background
        } else {
            let made = ConfiguredBackgroundView(background)
            made.frame = owner.bounds
            owner.insertSubview(made, at: 0)
            backgroundView = made
        }
    }
}
