import UIKit

/// A constraint that remembers whether it was changed.
class ClientLayoutConstraint: NSLayoutConstraint {
    var isChanged = false

    override class func activate(_ constraints: [NSLayoutConstraint]) { super.activate(constraints) }
    override class func deactivate(_ constraints: [NSLayoutConstraint]) { super.deactivate(constraints) }
    override var priority: UILayoutPriority {
        get { super.priority }
        set { super.priority = newValue }
    }
    override var shouldBeArchived: Bool {
        get { super.shouldBeArchived }
        set { super.shouldBeArchived = newValue }
    }
    override var firstItem: AnyObject? { super.firstItem }
    override var firstAttribute: NSLayoutConstraint.Attribute { super.firstAttribute }
    override var secondItem: AnyObject? { super.secondItem }
    override var secondAttribute: NSLayoutConstraint.Attribute { super.secondAttribute }
    override var firstAnchor: NSLayoutAnchor<AnyObject> { super.firstAnchor }
    override var secondAnchor: NSLayoutAnchor<AnyObject>? { super.secondAnchor }
    override var relation: NSLayoutConstraint.Relation { super.relation }
    override var multiplier: CGFloat { super.multiplier }
    override var constant: CGFloat {
        get { super.constant }
        set {
            super.constant = newValue
            isChanged = true
        }
    }
    override var isActive: Bool {
        get { super.isActive }
        set { super.isActive = newValue }
    }
}

/// Layout as packages write it.
@MainActor
enum ClientLayout {
    static func pin(_ view: UIView, to guide: UILayoutGuide) -> [NSLayoutConstraint] {
        view.translatesAutoresizingMaskIntoConstraints = false
        let constraints: [NSLayoutConstraint] = [
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 8),
            view.trailingAnchor.constraint(lessThanOrEqualTo: guide.trailingAnchor),
            view.topAnchor.constraint(equalToSystemSpacingBelow: guide.topAnchor, multiplier: 2),
            view.bottomAnchor.constraint(greaterThanOrEqualTo: guide.bottomAnchor, constant: -8),
            view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 1),
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ]
        constraints.last?.priority = .defaultHigh
        constraints.first?.priority = UILayoutPriority(rawValue: 999)
        NSLayoutConstraint.activate(constraints)
        return constraints
    }

    static func constraint(
        _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ other: AnyObject?
    ) -> NSLayoutConstraint {
        let made = ClientLayoutConstraint(
            item: item, attribute: attribute, relatedBy: .equal, toItem: other, attribute: attribute, multiplier: 1.0,
            constant: 0.0)
        made.identifier = "Client"
        return made
    }

    static func spread(_ views: [UIView]) {
        guard views.count > 2 else { return }
        let first = views[0].trailingAnchor.anchorWithOffset(to: views[1].leadingAnchor)
        let second = views[1].trailingAnchor.anchorWithOffset(to: views[2].leadingAnchor)
        first.constraint(equalTo: second).isActive = true
    }

    static func name(_ attribute: NSLayoutConstraint.Attribute) -> String {
        switch attribute {
        case .left, .right, .top, .bottom, .leading, .trailing: "edge"
        case .width, .height: "length"
        case .centerX, .centerY: "centre"
        case .lastBaseline, .firstBaseline: "baseline"
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin: "margin"
        case .centerXWithinMargins, .centerYWithinMargins: "centre"
        case .notAnAttribute: "none"
        @unknown default: "other"
        }
    }
}

/// A view that asks for square room around its content.
class ClientConstrainedView: UIView {
    override class var requiresConstraintBasedLayout: Bool { true }
    override var translatesAutoresizingMaskIntoConstraints: Bool {
        get { super.translatesAutoresizingMaskIntoConstraints }
        set { super.translatesAutoresizingMaskIntoConstraints = newValue }
    }
    override var constraints: [NSLayoutConstraint] { super.constraints }
    override func addConstraint(_ constraint: NSLayoutConstraint) { super.addConstraint(constraint) }
    override func addConstraints(_ constraints: [NSLayoutConstraint]) { super.addConstraints(constraints) }
    override func removeConstraint(_ constraint: NSLayoutConstraint) { super.removeConstraint(constraint) }
    override func removeConstraints(_ constraints: [NSLayoutConstraint]) { super.removeConstraints(constraints) }
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2) }
    override func alignmentRect(forFrame frame: CGRect) -> CGRect { super.alignmentRect(forFrame: frame) }
    override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        super.frame(forAlignmentRect: alignmentRect)
    }
    override var forFirstBaselineLayout: UIView { super.forFirstBaselineLayout }
    override var forLastBaselineLayout: UIView { super.forLastBaselineLayout }
    override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        super.contentHuggingPriority(for: axis)
    }
    override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        super.setContentHuggingPriority(priority, for: axis)
    }
    override func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        super.contentCompressionResistancePriority(for: axis)
    }
    override func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) { super.setContentCompressionResistancePriority(priority, for: axis) }
    override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { super.systemLayoutSizeFitting(targetSize) }
    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }
    override func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        super.constraintsAffectingLayout(for: axis)
    }
    override var hasAmbiguousLayout: Bool { super.hasAmbiguousLayout }
    override func exerciseAmbiguityInLayout() { super.exerciseAmbiguityInLayout() }
    override var safeAreaLayoutGuide: UILayoutGuide { super.safeAreaLayoutGuide }
}

/// An anchor of the client's own kind.
class ClientAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// A length of the client's own kind.
class ClientDimension: NSLayoutDimension {}

/// Positions of the client's own kind.
class ClientXAxisAnchor: NSLayoutXAxisAnchor {}
class ClientYAxisAnchor: NSLayoutYAxisAnchor {}

extension ClientLayout {
    static func drawn(_ views: [String: UIView]) -> [NSLayoutConstraint] {
        NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-[a]-8-[b]-|", options: [.alignAllTop, .directionLeadingToTrailing], metrics: nil,
            views: views)
            + NSLayoutConstraint.constraints(withVisualFormat: "V:|[a]|", metrics: ["x": 8], views: views)
    }
}
