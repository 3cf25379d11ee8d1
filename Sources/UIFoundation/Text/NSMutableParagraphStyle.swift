import CoreText
public import Foundation

/// A paragraph style that can be changed; not to be shared between threads while it is.
open nonisolated class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }

    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }

    open override var lineBreakStrategy: LineBreakStrategy {
        get { values.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue }
    }

    open override var lineSpacing: CGFloat {
        get { values.style.lineSpacing }
        set { values.style.lineSpacing = newValue }
    }

    open override var paragraphSpacing: CGFloat {
        get { values.style.spacingAfter }
        set { values.style.spacingAfter = newValue }
    }

    open override var paragraphSpacingBefore: CGFloat {
        get { values.style.spacingBefore }
        set { values.style.spacingBefore = newValue }
    }

    open override var firstLineHeadIndent: CGFloat {
        get { values.style.firstLineIndent }
        set { values.style.firstLineIndent = newValue }
    }

    open override var headIndent: CGFloat {
        get { values.style.headIndent }
        set { values.style.headIndent = newValue }
    }

    open override var tailIndent: CGFloat {
        get { values.style.tailIndent }
        set { values.style.tailIndent = newValue }
    }

    open override var minimumLineHeight: CGFloat {
        get { values.style.minimumLineHeight }
        set { values.style.minimumLineHeight = newValue }
    }

    open override var maximumLineHeight: CGFloat {
        get { values.style.maximumLineHeight }
        set { values.style.maximumLineHeight = newValue }
    }

    open override var lineHeightMultiple: CGFloat {
        get { values.style.lineHeightMultiple }
        set { values.style.lineHeightMultiple = newValue }
    }

    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }

    open override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }

    open override var usesDefaultHyphenation: Bool {
        get { values.usesDefaultHyphenation }
        set { values.usesDefaultHyphenation = newValue }
    }

    open override var allowsDefaultTighteningForTruncation: Bool {
        get { values.allowsDefaultTighteningForTruncation }
        set { values.allowsDefaultTighteningForTruncation = newValue }
    }

    open override var defaultTabInterval: CGFloat {
        get { values.style.tabInterval }
        set { values.style.tabInterval = newValue }
    }

    /// The positions of tab characters; kept in rising order. Nil sets those of the default style.
    open override var tabStops: [NSTextTab]! {
        get { values.tabStops }
        set { values.tabStops = newValue?.sorted { $0.location < $1.location } ?? Self.standardTabStops }
    }

    open override var textLists: [NSTextList] {
        get { values.textLists }
        set { values.textLists = newValue }
    }

    /// Adds `anObject` to the tab stops.
    open func addTabStop(_ anObject: NSTextTab) { tabStops = values.tabStops + [anObject] }

    /// Removes the tab stops equal to `anObject`.
    open func removeTabStop(_ anObject: NSTextTab) { values.tabStops.removeAll { $0 == anObject } }

    /// Adopts all values of another style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}
