public import Foundation

/// A list that paragraphs of a text belong to, by the `textLists` of their paragraph styles.
///
/// TextKit 2 draws the marker of each item beside its first line; the marker is no part of the text. TextKit 1, labels and string
/// drawing draw none: there, as on iOS, the text itself has to have markers.
///
/// Items are counted as long as paragraphs with the same list object follow each other. Paragraphs of a list inside of it belong
/// to the item before them.
open nonisolated class NSTextList: NSObject, NSCopying, @unchecked Sendable {
    private let mark = ForeignObjectMark()

    /// Options of a list.
    public nonisolated struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The marker of the item of the enclosing list is put before each marker, as in "2.1".
        public static let prependEnclosingMarker = Options(rawValue: 1)
    }

    /// The format of the markers.
    open private(set) var markerFormat: MarkerFormat
    /// The options that the list was made with.
    open private(set) var listOptions: Options
    /// The number of the first item; 1 by default. It counts from the next layout of the items on, in numbered lists only.
    open var startingItemNumber: Int

    /// Makes a list.
    ///
    /// - Parameters:
    ///   - markerFormat: The format of the markers.
    ///   - options: The list's options.
    ///   - startingItemNumber: The number of the first item.
    public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int) {
        (self.markerFormat, listOptions, self.startingItemNumber) = (markerFormat, options, startingItemNumber)
    }

    /// Makes a list that begins with the number 1.
    ///
    /// - Parameters:
    ///   - markerFormat: The format of the markers.
    ///   - options: The raw value of the list's options.
    public convenience init(markerFormat: MarkerFormat, options: Int) {
        self.init(markerFormat: markerFormat, options: Options(rawValue: options), startingItemNumber: 1)
    }

    /// Whether the markers have numbers or letters that count.
    open var isOrdered: Bool { MarkerText(markerFormat).isOrdered }

    /// The marker of an item, without those of enclosing lists.
    ///
    /// - Parameter itemNumber: The number of the item. Numbers below 1 have no letters and no Roman numerals, and those from 4000
    ///   on no Roman numerals; they are written in decimal digits.
    open func marker(forItemNumber itemNumber: Int) -> String { MarkerText(markerFormat).text(for: itemNumber) }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
