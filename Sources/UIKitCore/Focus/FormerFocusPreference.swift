/// Lets the deprecated `preferredFocusedView` be asked, which apps may still override.
@MainActor protocol FormerFocusPreference {
    var formerPreferredFocusedView: UIView? { get }
}

extension UIView: FormerFocusPreference {
    @available(*, deprecated)
    var formerPreferredFocusedView: UIView? { preferredFocusedView }
}
