/// A view with bar buttons: gives them the look that the bar's appearance asks for.
protocol BarButtonHost: AnyObject {
    /// The look of an item's button; settings of the item itself take precedence. Nil where the bar has no appearance.
    func look(of item: UIBarButtonItem) -> UIBarButtonItemAppearance?
}
