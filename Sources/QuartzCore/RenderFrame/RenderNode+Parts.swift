import CoreGraphics
import Foundation

extension RenderNode {
    /// True when parts may overlap, so that an opacity below one needs a group; false where each is to fade alone.
    package nonisolated var hasSeveralParts: Bool {
        guard style.fadesAsGroup else { return false }
        var count = children.count
        if let color = style.backgroundColor, color.alpha > 0 { count += 1 }
        if style.rare?.backgroundPattern != nil { count += 1 }
        if style.contents != .none { count += 1 }
        if style.borderWidth > 0, style.borderColor.alpha > 0 { count += 1 }
        if let shadow = style.shadow, shadow.color.alpha > 0, !style.clipsToBounds { count += 1 }
        return count > 1
    }

    /// Like `hasSeveralParts` for the parts that the bounds cut.
    package nonisolated var hasSeveralPartsInside: Bool { children.count + (style.contents == .none ? 0 : 1) > 1 }
}
