import CoreGraphics
public import Foundation

/// Takes part in laying text out.
///
/// Status: partial – glyphs and control characters are not asked about, nor breaks inside words.
@preconcurrency @MainActor public protocol NSLayoutManagerDelegate: NSObjectProtocol {
    /// Called when lines have been forgotten.
    ///
    /// - Parameter sender: The layout manager.
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)

    /// Called when a container is full, and when all of the text is laid out or all containers are full.
    ///
    /// A container that is added here, behind all others, receives the following text. The call is made at the end of laying
    /// out for `ensureLayout`, `usedRect(for:)` and `glyphRange(for:)`, and again for a container whose lines have been laid
    /// out again.
    ///
    /// - Parameters:
    ///   - layoutManager: The layout manager.
    ///   - textContainer: The container; nil when the text has more lines than fit in all of them.
    ///   - layoutFinishedFlag: Whether all of the text has lines.
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool)

    /// Called when a container's size has been changed.
    ///
    /// - Parameters:
    ///   - layoutManager: The layout manager.
    ///   - textContainer: The container.
    ///   - oldSize: Its size before.
    func layoutManager(
        _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize)

    /// The distance below a line in points. Without this method, as with a number that is none, it is the paragraph style's.
    ///
    /// - Parameters:
    ///   - layoutManager: The layout manager.
    ///   - glyphIndex: The line's last glyph.
    ///   - rect: The line without spacing.
    func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat

    /// The distance above a paragraph in points. Without this method, as with a number that is none, it is its style's.
    ///
    /// - Parameters:
    ///   - layoutManager: The layout manager.
    ///   - glyphIndex: The last glyph of the first line.
    ///   - rect: The line without spacing.
    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat

    /// The distance below a paragraph in points. Without this method, as with a number that is none, it is its style's.
    ///
    /// - Parameters:
    ///   - layoutManager: The layout manager.
    ///   - glyphIndex: The paragraph's last glyph.
    ///   - rect: The last line without spacing.
    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat

    /// Whether a line may end in front of a character that begins a word; true without this method. Asked in containers without
    /// limits below and without exclusions.
    ///
    /// - Parameters:
    ///   - layoutManager: The layout manager.
    ///   - charIndex: The character.
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
    ) -> Bool

    /// Whether a line may end with a hyphen in front of a character, inside a word; true without this method. Asked for soft
    /// hyphens too, in containers without limits below and without exclusions.
    ///
    /// Where it may not, the line ends at an earlier hyphen or in front of the word.
    ///
    /// - Parameters:
    ///   - layoutManager: The layout manager.
    ///   - charIndex: The character that would begin the next line.
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int
    ) -> Bool

    /// Changes the rectangles and the baseline of a line.
    ///
    /// - Parameters:
    ///   - layoutManager: The layout manager.
    ///   - lineFragmentRect: The line with its spacing.
    ///   - lineFragmentUsedRect: The part that text takes.
    ///   - baselineOffset: From the rectangle's top to the baseline, in points.
    ///   - textContainer: The container.
    ///   - glyphRange: The line's glyphs.
    /// - Returns: Whether the changed values count; false without this method.
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
        lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
        in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
    ) -> Bool
}

extension NSLayoutManagerDelegate {
    public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}

    public func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    ) {}

    public func layoutManager(
        _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize
    ) {}

    public func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { .nan }

    public func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { .nan }

    public func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { .nan }

    public func layoutManager(
        _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
    ) -> Bool { true }

    public func layoutManager(
        _ layoutManager: NSLayoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int
    ) -> Bool { true }

    public func layoutManager(
        _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
        lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
        in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
    ) -> Bool { false }
}
