import Foundation

/// What bar buttons stand in: gives them the look that the bar's appearance asks for.
protocol BarButtonHost: AnyObject {
    /// Font and colour of a button's title; what the item says itself comes first.
    func titleAttributes(of item: UIBarButtonItem, for state: UIControl.State) -> [NSAttributedString.Key: Any]
}
