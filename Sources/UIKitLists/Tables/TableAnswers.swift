import CoreGraphics
import Foundation

/// Default answers for methods that a delegate does not implement, and the set of the methods that it implements.
struct TableAnswers {
    /// A height that no delegate gives.
    nonisolated static let noHeight = -CGFloat.greatestFiniteMagnitude
    /// An indentation that no delegate gives.
    nonisolated static let noLevel = Int.min

    /// Whether the data source has a method that deletes rows; nil before that was looked up.
    var commitsRows: Bool?
    /// Whether the data source has a method that moves rows; nil before that was looked up.
    var movesRows: Bool?
    /// Whether the delegate was asked for views of headers, or of footers, and is known to have the method or not.
    var knowsHeaderViews = false
    var knowsFooterViews = false
    /// Whether the delegate is known to have no method for views of headers.
    var lacksHeaderViews = false
    /// Whether the delegate is known to have no method for views of footers.
    var lacksFooterViews = false
}
