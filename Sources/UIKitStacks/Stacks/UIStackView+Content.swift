import CoreGraphics
import UIFoundation
import UIKitCore

extension UIStackView {
    /// The names of the views whose baselines are a stack's.
    struct Baselines: Equatable {
        private let first, last: ObjectIdentifier

        init(of stack: UIStackView) {
            first = ObjectIdentifier(stack.baselineView(first: true))
            last = ObjectIdentifier(stack.baselineView(first: false))
        }
    }

    /// The arranged views that are not hidden.
    var shownViews: [UIView] {
        var views: [UIView] = []
        views.reserveCapacity(entries.count)
        for entry in entries where !entry.view.isHidden { views.append(entry.view) }
        return views
    }

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

    /// The length that a view's content asks for across the stack; nil for none.
    func contentBreadth(of view: UIView) -> CGFloat? {
        let size = view.intrinsicContentSize
        let breadth = axis == .horizontal ? size.height : size.width
        return breadth < 0 ? nil : breadth
    }

    /// The view whose baseline is the stack's: the tallest of a row, the first or the last of a column.
    func baselineView(first isFirst: Bool) -> UIView {
        let views = shownViews
        let view =
            axis == .vertical
            ? isFirst ? views.first : views.last
            : tallest(of: views)
        guard let view else { return self }
        return isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    }

    /// The first of those views whose content is the highest.
    private func tallest(of views: [UIView]) -> UIView? {
        guard var tallest = views.first else { return nil }
        guard views.count > 1 else { return tallest }
        var height = tallest.contentHeight
        for view in views.dropFirst() {
            let other = view.contentHeight
            if other > height { (tallest, height) = (view, other) }
        }
        return tallest
    }

    /// The space behind an arranged view, in points.
    func spacing(behind view: UIView) -> CGFloat {
        let own = customSpacing(after: view)
        return points(of: own == UIStackView.spacingUseDefault ? spacing : own)
    }

    /// The spaces behind the arranged views that are shown, but for the last one, in points.
    var spacingsBehindShownViews: [CGFloat] {
        var spacings: [CGFloat] = []
        for entry in entries where !entry.view.isHidden { spacings.append(points(of: entry.spacing ?? spacing)) }
        return spacings.dropLast()
    }

    private func points(of spacing: CGFloat) -> CGFloat {
        spacing == UIStackView.spacingUseSystem ? Self.systemSpacing : spacing
    }

    private static let systemSpacing: CGFloat = 8

    /// The height of the shown views with the spaces between them.
    fileprivate var heightOfContent: CGFloat {
        let margins = isLayoutMarginsRelativeArrangement ? layoutMargins.top + layoutMargins.bottom : 0
        var height: CGFloat = 0
        var gap: CGFloat = 0
        for view in shownViews {
            guard axis == .vertical else {
                height = max(height, view.contentHeight)
                continue
            }
            height += gap + view.contentHeight
            gap = spacing(behind: view)
        }
        return height + margins
    }
}

extension UIView {
    /// The height that the content asks for, independent of the present layout.
    fileprivate var contentHeight: CGFloat {
        let height = intrinsicContentSize.height
        if height >= 0 { return height }
        if let stack = self as? UIStackView { return stack.heightOfContent }
        return systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
    }
}
