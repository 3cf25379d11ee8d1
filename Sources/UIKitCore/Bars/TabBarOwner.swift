/// The container whose tab bar a bar is.
protocol TabBarOwner: UIViewController {
    /// The user has tapped a tab, which looks selected by now.
    func userDidTap(_ item: UITabBarItem)
    /// The user has chosen the order of the tabs; `changed` when it is another one.
    func willEndCustomizing(_ order: [UITabBarItem], changed: Bool)
    /// The screen for choosing tabs has been removed.
    func didEndCustomizing(changed: Bool)
}
