import CoreGraphics
import Foundation

extension CALayer {
    /// The layer's name in text forms: its own, or its or its view's class.
    var nodeName: String {
        if let name { return name }
        if isViewLayer, let delegate { return ClassNames.name(of: delegate) }
        return ClassNames.name(of: self)
    }

    /// Whether the layer has any style of `rareStyle(of:mask:castsShadow:)`.
    func hasRareStyle(in state: LayerState) -> Bool {
        guard mask == nil, cornerCurve != .continuous else { return true }
        guard let extras = state.extrasBox?.extras else { return false }
        return extras.shadowPath != nil || extras.backgroundPattern != nil || extras.borderPattern != nil
            || extras.curl != nil || extras.blendMode != nil || !extras.hardEdges.isEmpty
    }

    /// The parts of the look that few layers have.
    func rareStyle(of state: LayerState, mask: RenderNode?, castsShadow: Bool) -> RareStyle {
        RareStyle(
            mask: mask, hasContinuousCorners: cornerCurve == .continuous && state.cornerRadius > 0,
            shadowPath: castsShadow ? state.extrasBox?.extras.shadowPath : nil,
            composition: (state.extrasBox?.extras.curl?.curl(of: state.bounds)).map { .curled($0) },
            backgroundPattern: state.extrasBox?.extras.backgroundPaint(in: state),
            borderPattern: state.extrasBox?.extras.borderPaint(in: state),
            blendMode: state.extrasBox?.extras.blendMode, hardEdges: hardSides(in: state))
    }

    /// The sides that are not smooth, as they lie in the node.
    private func hardSides(in state: LayerState) -> EdgeSides {
        guard let extras = state.extrasBox?.extras else { return [] }
        var sides = extras.hardEdges
        guard extras.isTurnedOver, sides.contains(.minY) != sides.contains(.maxY) else { return sides }
        sides.formSymmetricDifference([.minY, .maxY])
        return sides
    }

    /// The look of the layer's node in a state, but for the rare parts.
    func style(of state: LayerState) -> RenderNode.Style {
        var style = RenderNode.Style()
        style.opacity = CGFloat(state.opacity)
        style.fadesAsGroup = allowsGroupOpacity
        style.backgroundColor = state.backgroundColor
        style.borderColor = state.borderColor
        style.borderWidth = state.borderWidth
        style.cornerRadius = state.cornerRadius
        style.maskedCorners = RectCorners(rawValue: Int(maskedCorners.rawValue & 15))
        if state.extrasBox?.extras.isTurnedOver == true { style.maskedCorners = style.maskedCorners.turnedOver }
        style.clipsToBounds = masksToBounds
        if state.shadowOpacity > 0, !masksToBounds {
            style.shadow = Shadow(
                offset: state.shadowOffset, blur: state.shadowRadius * 2,
                color: state.shadowColor.withAlpha(multipliedBy: CGFloat(state.shadowOpacity)))
        }
        style.contents = state.extrasBox == nil ? contentsStore.rendered() : shownContents(of: state)
        return style
    }
}

extension RectCorners {
    /// The corners with top and bottom exchanged.
    fileprivate nonisolated var turnedOver: RectCorners {
        RectCorners(rawValue: (rawValue & 3) << 2 | (rawValue >> 2) & 3)
    }
}
