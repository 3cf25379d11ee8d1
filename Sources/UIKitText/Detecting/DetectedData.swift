import Foundation

/// A find of data in a text.
struct DetectedData: Equatable {
    enum Value: Equatable {
        /// An address that can be opened.
        case link(URL)
        /// A date or an amount, which can be copied.
        case quantity
    }

    /// The characters, in UTF-16 code units.
    var range: Range<Int>
    let value: Value

    /// The address by which delegates know the find; that of a quantity has the scheme that iOS gives it.
    var url: URL? {
        switch value {
        case .link(let url): url
        case .quantity: URL(string: "\(Self.quantityScheme)://\(range.lowerBound)")
        }
    }

    static let quantityScheme = "x-apple-data-detectors"

    /// Merges finds in their order; those that overlap one of the first list are left out.
    static func merge(_ finds: [DetectedData], _ others: [DetectedData]) -> [DetectedData] {
        guard !finds.isEmpty, !others.isEmpty else { return finds.isEmpty ? others : finds }
        var (merged, index): ([DetectedData], Int) = ([], 0)
        for other in others {
            while index < finds.count, finds[index].range.lowerBound < other.range.lowerBound {
                merged.append(finds[index])
                index += 1
            }
            let isBehindFormer = merged.last.map { $0.range.upperBound <= other.range.lowerBound } ?? true
            let isBeforeNext = index == finds.count || other.range.upperBound <= finds[index].range.lowerBound
            if isBehindFormer, isBeforeNext { merged.append(other) }
        }
        return merged + finds[index...]
    }
}
