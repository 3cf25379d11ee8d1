extension UIViewController {
    /// The sheet that shows the controller or will show it; nil when its style is another one.
    public var sheetPresentationController: UISheetPresentationController? {
        ownPresentationController as? UISheetPresentationController
    }

    /// The popover that shows the controller or will show it, in an adapted style too; nil when its style is another one.
    public var popoverPresentationController: UIPopoverPresentationController? {
        ownPresentationController as? UIPopoverPresentationController
    }
}
