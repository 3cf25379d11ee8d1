extension UIViewController {
    /// The controller that lays out the presented view, in the style adapted to; nil while this controller is not presented.
    public var activePresentationController: UIPresentationController? {
        presentationAround?.controller
    }

    /// Whether the user is kept from dismissing: the older name of `isModalInPresentation`.
    @available(*, deprecated, renamed: "isModalInPresentation")
    public var isModalInPopover: Bool {
        get { isModalInPresentation }
        set { isModalInPresentation = newValue }
    }

    /// The sheet that shows the controller or will show it; nil when its style is another one.
    public var sheetPresentationController: UISheetPresentationController? {
        ownPresentationController as? UISheetPresentationController
    }

    /// The popover that shows the controller or will show it, in an adapted style too; nil when its style is another one.
    public var popoverPresentationController: UIPopoverPresentationController? {
        ownPresentationController as? UIPopoverPresentationController
    }
}
