import CoreGraphics
import Foundation

/// Calls and questions of a layout manager to its delegate.
nonisolated extension NSLayoutManager {
    var asksDelegate: Bool { delegate != nil }

    func notifyInvalidation() {
        guard let delegate else { return }
        MainActor.assumeIsolated { delegate.layoutManagerDidInvalidateLayout(self) }
    }

    /// Notifies the delegate of each container that has become full, and once when all of the text is laid out.
    func notifyCompletion() {
        guard delegate != nil else { return }
        // The delegate may change containers and text meanwhile.
        while let source, reportedContainers < min(source.fullContainers, textContainers.count) {
            reportedContainers += 1
            reportCompletion(of: textContainers[reportedContainers - 1], isAtEnd: false)
        }
        guard !hasNotifiedCompletion, let source, source.firstUnlaid == nil else { return }
        hasNotifiedCompletion = true
        let last = source.endContainer
        reportCompletion(of: last.map { textContainers[$0] }, isAtEnd: last != nil)
    }

    private func reportCompletion(of container: NSTextContainer?, isAtEnd: Bool) {
        guard let delegate else { return }
        MainActor.assumeIsolated { delegate.layoutManager(self, didCompleteLayoutFor: container, atEnd: isAtEnd) }
    }

    func notifyGeometry(of container: NSTextContainer, from old: CGSize) {
        guard let delegate else { return }
        MainActor.assumeIsolated {
            delegate.layoutManager(self, textContainer: container, didChangeGeometryFrom: old)
        }
    }

    func spacing(at glyph: Int, _ rect: CGRect) -> DelegateSpacing {
        guard let delegate else { return DelegateSpacing() }
        return MainActor.assumeIsolated {
            func known(_ length: CGFloat) -> CGFloat? { length.isNaN ? nil : length }
            return DelegateSpacing(
                line: known(
                    delegate.layoutManager(self, lineSpacingAfterGlyphAt: glyph, withProposedLineFragmentRect: rect)),
                before: known(
                    delegate.layoutManager(
                        self, paragraphSpacingBeforeGlyphAt: glyph, withProposedLineFragmentRect: rect)),
                after: known(
                    delegate.layoutManager(
                        self, paragraphSpacingAfterGlyphAt: glyph, withProposedLineFragmentRect: rect)))
        }
    }

    /// Whether the delegate lets a line end before a character, with a hyphen or without one.
    func allowsBreak(before character: Int, isHyphenated: Bool) -> Bool {
        guard let delegate else { return true }
        return MainActor.assumeIsolated {
            isHyphenated
                ? delegate.layoutManager(self, shouldBreakLineByHyphenatingBeforeCharacterAt: character)
                : delegate.layoutManager(self, shouldBreakLineByWordBeforeCharacterAt: character)
        }
    }

    /// The rectangles and the baseline that the delegate wants for a line; nil to leave them.
    func fragmentSet(
        _ fragment: LineFragment, _ container: NSTextContainer
    ) -> (rect: CGRect, used: CGRect, baseline: CGFloat)? {
        guard let delegate else { return nil }
        let (own, usedRect, offset, range) = (
            fragment.rect, fragment.usedRect, fragment.baseline, NSRange(fragment.range)
        )
        return MainActor.assumeIsolated {
            var (rect, used, baseline) = (own, usedRect, offset)
            let counts = delegate.layoutManager(
                self, shouldSetLineFragmentRect: &rect, lineFragmentUsedRect: &used, baselineOffset: &baseline,
                in: container, forGlyphRange: range)
            return counts ? (rect, used, baseline) : nil
        }
    }
}
