/// The container whose navigation bar or toolbar a bar is.
protocol NavigationBarOwner: UIViewController {
    /// The user taps the back button.
    func goBack()
}
