import CoreGraphics
import UIKitCore

extension UIStackView {
    /// The arranged views that are not hidden.
    var shownViews: [UIView] { entries.map(\.view).filter { !$0.isHidden } }

    /// Whether the constraints are other ones now that a view's content asks for another size.
    func dependsOnContent(of view: UIView) -> Bool {
        distribution == .fillProportionally && entries.contains { $0.view === view }
    }

    /// The length that a view's content asks for along the stack; nil for none.
    func contentLength(of view: UIView) -> CGFloat? {
        let size = view.intrinsicContentSize
        let length = axis == .horizontal ? size.width : size.height
        return length < 0 ? nil : length
    }

    /// The view whose baseline is the stack's: the tallest of a row, the first or the last of a column.
    func baselineView(first isFirst: Bool) -> UIView {
        let views = shownViews
        let view =
            axis == .vertical
            ? isFirst ? views.first : views.last
            : views.enumerated().max { ($0.element.height, $1.offset) < ($1.element.height, $0.offset) }?.element
        guard let view else { return self }
        return isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    }
}

extension UIView {
    /// The height that the content asks for, else the present one.
    fileprivate var height: CGFloat {
        let height = intrinsicContentSize.height
        return height < 0 ? bounds.height : height
    }
}
