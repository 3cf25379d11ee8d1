import CoreGraphics
import Foundation

/// Attributes that are only drawn.
nonisolated extension NSTextLayoutManager {
    func changeRendering(_ range: Range<Int>, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        guard !range.isEmpty else { return }
        rendering.change(range, change)
        lineManager.colorsDidChange(in: range)
    }

    func invalidateRendering(_ range: Range<Int>) {
        for fragment in fragments.all where fragment.indices.overlaps(range) {
            fragment.needsRenderingAttributes = true
        }
        changeRendering(range) { $0 = [:] }
    }

    func validatorDidChange() {
        for fragment in fragments.all { fragment.needsRenderingAttributes = true }
        lineManager.displayDidChange?(NSRange(location: 0, length: lineManager.knownLength ?? 0))
    }

    /// Has the app set the attributes that a fragment needs.
    func validateRendering(of fragment: NSTextLayoutFragment) {
        guard fragment.needsRenderingAttributes else { return }
        fragment.needsRenderingAttributes = false
        renderingAttributesValidator?(self, fragment)
        // The validator may have invalidated what it then set.
        fragment.needsRenderingAttributes = false
    }

    func enumerateRendering(
        from index: Int, _ isReverse: Bool,
        _ block: (NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool
    ) {
        let range = isReverse ? 0..<max(0, index) : max(0, index)..<max(0, index, lineManager.textLength)
        let parts = rendering.parts(touching: range)
        for part in isReverse ? parts.reversed() : parts {
            let own = NSTextRange(part.range.clamped(to: range))
            guard block(self, part.attributes, own) else { return }
        }
    }
}
