public import CoreGraphics
public import Foundation

/// A document in which selections are moved: its characters in units and its lines.
///
/// `NSTextLayoutManager` is one.
public nonisolated protocol NSTextSelectionDataSource: NSObjectProtocol {
    /// The whole document.
    var documentRange: NSTextRange { get }

    /// Calls a closure with units of the text, from the one with a location on; with `.reverse` back to the beginning.
    ///
    /// - Parameters:
    ///   - location: The location.
    ///   - options: The kind of the units, the direction, and whether their characters are required.
    ///   - block: The closure. It receives the unit's characters, its range, and the range up to the next unit. It sets the last
    ///     parameter to stop.
    func enumerateSubstrings(
        from location: any NSTextLocation, options: NSString.EnumerationOptions,
        using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void)

    /// The unit with the character behind a location, of the last character at the document's end; nil in an empty document.
    ///
    /// At the end of a document whose last character ends a paragraph, the line and the paragraph are the empty ones there.
    ///
    /// - Parameters:
    ///   - selectionGranularity: The kind of the unit.
    ///   - location: The location.
    func textRange(
        for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation
    ) -> NSTextRange?

    /// The location at a distance in UTF-16 units; nil outside the document.
    ///
    /// - Parameters:
    ///   - location: The location from which the distance counts.
    ///   - offset: The distance, negative towards the beginning.
    func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?

    /// The distance between two locations in UTF-16 units, negative if the second one is in front.
    ///
    /// - Parameters:
    ///   - from: The first location.
    ///   - to: The second location.
    func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int

    /// The direction of the paragraph at a location.
    ///
    /// - Parameter location: The location.
    func baseWritingDirection(at location: any NSTextLocation) -> NSTextSelectionNavigation.WritingDirection

    /// Calls a closure with both edges of each character of the line with a location, in the order of the text.
    ///
    /// - Parameters:
    ///   - location: The location.
    ///   - block: The closure. It receives the edge's distance from the container's left side in points, the location of the
    ///     character, and whether the edge is the one where the character begins. It sets the last parameter to stop.
    func enumerateCaretOffsetsInLineFragment(
        at location: any NSTextLocation,
        using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void)

    /// The characters of the line nearest to a point, the mark at its end included; nil without lines.
    ///
    /// - Parameters:
    ///   - point: The point in the container's coordinates.
    ///   - location: A location in the container.
    func lineFragmentRange(for point: CGPoint, inContainerAt location: any NSTextLocation) -> NSTextRange?

    /// Calls a closure with the ends of containers behind a location, or with `reverse` with their beginnings before it.
    ///
    /// - Parameters:
    ///   - location: The location.
    ///   - reverse: Whether towards the document's beginning.
    ///   - block: The closure. It sets the last parameter to stop.
    func enumerateContainerBoundaries(
        from location: any NSTextLocation, reverse: Bool,
        using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void)

    /// The direction of the lines at a location; horizontal by default.
    ///
    /// - Parameter location: The location.
    func textLayoutOrientation(at location: any NSTextLocation) -> NSTextSelectionNavigation.LayoutOrientation
}

nonisolated extension NSTextSelectionDataSource {
    /// Calls a closure with units of the text, the lines between line breaks, from the one with a location on.
    ///
    /// - Parameters:
    ///   - location: The location.
    ///   - block: The closure. It receives the unit's characters, its range, and the range up to the next unit. It sets the last
    ///     parameter to stop.
    public func enumerateSubstrings(
        from location: any NSTextLocation,
        using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { enumerateSubstrings(from: location, options: [], using: block) }

    /// Calls a closure with an end of the document, as of a document in a single container.
    ///
    /// - Parameters:
    ///   - location: The location.
    ///   - reverse: Whether with the document's beginning.
    ///   - block: The closure.
    public func enumerateContainerBoundaries(
        from location: any NSTextLocation, reverse: Bool,
        using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        block(reverse ? documentRange.location : documentRange.endLocation, &stop)
    }

    /// Horizontal, the direction of all lines of this platform.
    ///
    /// - Parameter location: The location.
    public func textLayoutOrientation(
        at location: any NSTextLocation
    ) -> NSTextSelectionNavigation.LayoutOrientation { .horizontal }
}
