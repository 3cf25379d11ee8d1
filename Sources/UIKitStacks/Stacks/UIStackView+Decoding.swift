import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

extension UIStackView {
    /// Reads how views are arranged; these are the subviews, in the file's order.
    func decodeStack(from coder: InterfaceCoder) {
        if let axis = coder.choice("axis", Self.axes) { self.axis = axis }
        if let distribution = coder.choice("distribution", Self.distributions) { self.distribution = distribution }
        if let alignment = coder.choice("alignment", Self.alignments) { self.alignment = alignment }
        if let spacing = coder.number("spacing") { self.spacing = spacing }
        if coder.choice("spacingType", ["standard": true, "custom": false]) == true { spacing = Self.spacingUseSystem }
        if let counts = coder.flag("baselineRelativeArrangement") { isBaselineRelativeArrangement = counts }
        if let counts = coder.flag("layoutMarginsRelativeArrangement") { isLayoutMarginsRelativeArrangement = counts }
        for view in coder.objects(in: "subviews", as: UIView.self) { addArrangedSubview(view) }
    }

    private static let axes: KeyValuePairs<String, NSLayoutConstraint.Axis> = [
        "horizontal": .horizontal, "vertical": .vertical,
    ]

    private static let distributions: KeyValuePairs<String, Distribution> = [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]

    private static let alignments: KeyValuePairs<String, Alignment> = [
        "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
        "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
    ]
}
