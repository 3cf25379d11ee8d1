import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// A list with an index at its side.
protocol IndexedList: AnyObject {
    var list: UIScrollView { get }
    /// The titles of the index, by the data source; empty for none.
    var sourceTitles: [String] { get }
    /// Whether there are enough items for an index.
    var isLongEnoughForIndex: Bool { get }
    /// The colour of titles, the one behind them, and that while a finger is on them; nil for the usual ones.
    var indexColors: (titles: UIColor?, resting: UIColor?, touched: UIColor?) { get }

    /// Scrolls to where a title of the index leads.
    func jump(toIndexTitle index: Int)
}
