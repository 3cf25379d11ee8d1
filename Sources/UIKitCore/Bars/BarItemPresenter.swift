/// A view that shows a bar item and follows its changes.
protocol BarItemPresenter: AnyObject {
    /// The item's content, look or state changed.
    func itemDidChange(_ item: UIBarItem)
}
