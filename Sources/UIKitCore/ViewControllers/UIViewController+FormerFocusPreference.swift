extension UIViewController: FormerFocusPreference {
    @available(*, deprecated)
    var formerPreferredFocusedView: UIView? { preferredFocusedView }
}
