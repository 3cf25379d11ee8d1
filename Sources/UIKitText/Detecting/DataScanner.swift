import Foundation

/// Finds data in parts of a text by its form, in a time that is proportional to their lengths for any text.
struct DataScanner {
    /// The kinds that are looked for.
    static let known: UIDataDetectorTypes = [.link, .phoneNumber, .calendarEvent, .money, .physicalValue]
    /// The most UTF-16 code units behind a part that a find which begins in it is looked for in.
    static let reach = 2048

    private let types: UIDataDetectorTypes
    let dates: DateWords

    /// Makes a scanner of some kinds; dates are those of a locale.
    init(_ types: UIDataDetectorTypes, _ locale: Locale) {
        (self.types, dates) = (types, DateWords(types.contains(.calendarEvent) ? locale : nil))
    }

    /// Finds data in a part of a text; finds do not overlap.
    ///
    /// - Parameters:
    ///   - units: The part with the text that follows it, in UTF-16 code units.
    ///   - start: The place in the text where it begins.
    ///   - before: The unit before it.
    ///   - limit: The end of the places where finds may begin.
    /// - Returns: Finds with their ranges in the text, in their order.
    func finds(
        in units: [UInt16], at start: Int, after before: UInt16?, beginningBefore limit: Int
    ) -> [DetectedData] {
        let text = ScannedText(units, after: before)
        var finds: [DetectedData] = []
        if types.contains(.link) { finds = links(in: text) }
        if types.contains(.calendarEvent) { finds = DetectedData.merge(finds, dates(in: text)) }
        if !types.isDisjoint(with: [.money, .physicalValue]) {
            let amounts = amounts(
                in: text, ofMoney: types.contains(.money), withUnits: types.contains(.physicalValue))
            finds = DetectedData.merge(finds, amounts)
        }
        if types.contains(.phoneNumber) { finds = DetectedData.merge(finds, phoneNumbers(in: text)) }
        return finds.compactMap { find in
            let range = find.range.lowerBound + start..<find.range.upperBound + start
            return range.lowerBound < limit ? DetectedData(range: range, value: find.value) : nil
        }
    }
}
