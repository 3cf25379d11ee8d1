public import Foundation

/// Takes part in laying out a document.
@preconcurrency @MainActor public protocol NSTextLayoutManagerDelegate: NSObjectProtocol {
    /// A fragment for a paragraph. A subclass of `NSTextLayoutFragment` draws it in another way.
    ///
    /// - Parameters:
    ///   - textLayoutManager: The layout manager.
    ///   - location: The beginning of the fragment.
    ///   - textElement: The paragraph. Those of very many characters have several fragments.
    /// - Returns: A new fragment; without this method, a plain one.
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
    ) -> NSTextLayoutFragment
}

extension NSTextLayoutManagerDelegate {
    public func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
    ) -> NSTextLayoutFragment { NSTextLayoutFragment(textElement: textElement, range: textElement.elementRange) }
}
