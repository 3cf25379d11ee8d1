/// The container whose navigation bar or toolbar a bar is.
protocol NavigationBarOwner: UIViewController {
    /// The user asks for the way back.
    func goBack()
}
