public import Foundation

/// Manages a document as a series of elements for the text layout managers that show it.
///
/// The class itself has an empty document. `NSTextContentStorage` has that of a text storage, and is the only kind that text
/// layout managers lay out.
open nonisolated class NSTextContentManager: NSObject, NSTextElementProvider, @unchecked Sendable {
    /// The direction of an enumeration of elements.
    public nonisolated struct EnumerationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// From the end to the beginning.
        public static let reverse = EnumerationOptions(rawValue: 1 << 0)
    }

    private var transactionDepth = 0
    /// The parts that were recorded as edited in the transaction.
    private var recordedParts: [NSTextRange] = []

    /// Makes a content manager.
    public override init() { super.init() }

    /// Makes a content manager without a document of its own.
    ///
    /// Status: partial – the keys of archives are not read.
    public required init?(coder: NSCoder) { super.init() }

    // MARK: Layout managers

    /// The text layout managers that show the document, in the order of their addition; the content manager owns them.
    open private(set) var textLayoutManagers: [NSTextLayoutManager] = []

    /// The layout manager by which the user edits; nil until it is set. One that does not show the document yet is added.
    open var primaryTextLayoutManager: NSTextLayoutManager? {
        didSet { if let primaryTextLayoutManager { addTextLayoutManager(primaryTextLayoutManager) } }
    }

    /// Makes a layout manager show this document instead of any other.
    ///
    /// - Parameter textLayoutManager: The layout manager.
    open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        guard !textLayoutManagers.contains(where: { $0 === textLayoutManager }) else { return }
        textLayoutManager.textContentManager?.removeTextLayoutManager(textLayoutManager)
        textLayoutManagers.append(textLayoutManager)
        textLayoutManager.adopt(self)
    }

    /// Removes a layout manager, which then has no document.
    ///
    /// - Parameter textLayoutManager: One of the layout managers; others are ignored.
    open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        guard let index = textLayoutManagers.firstIndex(where: { $0 === textLayoutManager }) else { return }
        textLayoutManagers.remove(at: index)
        if primaryTextLayoutManager === textLayoutManager { primaryTextLayoutManager = nil }
        textLayoutManager.adopt(nil)
    }

    // MARK: Elements

    /// The elements that have some part of a range, in their order; for an empty range the one with its location.
    ///
    /// - Parameter range: A part of the document.
    open func textElements(for range: NSTextRange) -> [NSTextElement] { elements(in: range) }

    /// The whole document; empty in the class itself.
    open var documentRange: NSTextRange { NSTextRange(0..<0) }

    @discardableResult
    open func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [],
        using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? { nil }

    /// Replaces a part of the document; the class itself does nothing.
    ///
    /// - Parameters:
    ///   - range: The part.
    ///   - textElements: The new elements; nil for none.
    open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {}

    /// Writes changes to the document behind the elements; the class itself has none, and calls the closure.
    ///
    /// - Parameter completionHandler: Called when that has ended, with the error if there was one.
    open func synchronizeToBackingStore(_ completionHandler: (((any Error)?) -> Void)?) { completionHandler?(nil) }

    open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        offset == 0 ? location : nil
    }

    open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { 0 }

    // MARK: Editing

    /// Whether a closure of `performEditingTransaction(_:)` is being performed.
    open var hasEditingTransaction: Bool { transactionDepth > 0 }

    /// Whether `synchronizeToBackingStore(_:)` is called at the end of editing transactions; true by default.
    open var automaticallySynchronizesToBackingStore = true

    /// Performs changes of the document, which are laid out when the outermost of such calls has ended.
    ///
    /// - Parameter transaction: The changes.
    open func performEditingTransaction(_ transaction: () -> Void) {
        transactionDepth += 1
        transaction()
        transactionDepth -= 1
        guard transactionDepth == 0 else { return }
        layOutRecordedParts()
        if automaticallySynchronizesToBackingStore { synchronizeToBackingStore(nil) }
    }

    /// Has the paragraphs of a part of the document laid out anew, when the outermost editing transaction has ended or at once
    /// outside of one.
    ///
    /// Changes of a text storage need no record. One without a change is for paragraphs that a delegate shows in another way now.
    ///
    /// - Parameters:
    ///   - originalTextRange: The part before the edit.
    ///   - newTextRange: The same part behind the edit; it is cut to the document.
    open func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange) {
        recordedParts.append(newTextRange)
        if transactionDepth == 0 { layOutRecordedParts() }
    }

    private func layOutRecordedParts() {
        let parts = recordedParts
        recordedParts = []
        for part in parts { layOutAnew(part) }
    }

    /// Forgets the layout of a part.
    func layOutAnew(_ part: NSTextRange) {
        for manager in textLayoutManagers { manager.invalidateLayout(for: part) }
    }
}

nonisolated extension NSTextContentManager {
    fileprivate func elements(in range: NSTextRange) -> [NSTextElement] {
        var result: [NSTextElement] = []
        enumerateTextElements(from: range.location, options: []) { element in
            guard let own = element.elementRange else { return true }
            let isInside = range.isEmpty ? own.contains(range.location) : own.intersects(range)
            if isInside { result.append(element) }
            return isInside && own.endLocation.compare(range.endLocation) == .orderedAscending
        }
        return result
    }
}
