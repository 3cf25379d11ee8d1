/// Names that interface files use of the framework's classes.
enum FrameworkNames {
    /// Beginnings of the names of system frameworks' classes.
    private static let prefixes = [
        "UI", "NS", "CA", "MK", "WK", "SK", "GLK", "GK", "AV", "MTK", "SCN", "AR", "QL", "MF", "CN", "PK", "SF", "EK",
        "AS", "TV",
        "CI", "MP", "PH", "PDF", "AD", "GAD", "FB", "RP", "LP", "VN", "PE", "_UI",
    ]

    /// Whether a class is a system framework's by its name.
    static func isClass(_ name: String) -> Bool {
        prefixes.contains { prefix in
            name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
        }
    }

    /// The keys of outlets that the framework's classes have.
    static let outlets: Set<String> = [
        "accessibilityElements", "accessoryView", "backBarButtonItem", "backgroundView", "bottomBar",
        "collectionView", "collectionViewLayout", "contentView", "customView", "dataSource", "delegate",
        "detailTextLabel",
        "dragDelegate", "dropDelegate", "editingAccessoryView", "exit", "gestureRecognizers", "imageView",
        "inputAccessoryView",
        "inputView", "items", "layoutManager", "leftBarButtonItem", "leftBarButtonItems", "leftView", "maskView",
        "menu",
        "multipleSelectionBackgroundView", "navigationBar", "navigationItem", "nextResponder", "prefetchDataSource",
        "presentedViewController", "refreshControl", "rightBarButtonItem", "rightBarButtonItems", "rightView",
        "rootViewController", "searchBar", "searchController", "searchDisplayController", "searchContentsController",
        "searchResultsDataSource", "searchResultsDelegate", "searchResultsUpdater", "selectedBackgroundView",
        "selectedItem",
        "selectedViewController", "spellCheckingDelegate", "splitViewController", "tabBar", "tabBarController",
        "tabBarItem",
        "tableFooterView", "tableHeaderView", "tableView", "target", "textInputDelegate", "textLabel",
        "textDragDelegate",
        "textDropDelegate", "titleView", "toolbar", "toolbarItems", "transitioningDelegate", "view", "viewControllers",
        "window",
    ]

    /// The selectors of the framework's methods that files name as actions.
    static let actions: Set<String> = [
        "becomeFirstResponder", "captureTextFromCamera:", "copy:", "cut:", "decreaseSize:", "delete:", "dismiss",
        "dismissModalViewControllerAnimated:", "dismissViewControllerAnimated:completion:", "duplicate:", "endEditing:",
        "export:", "find:", "findAndReplace:", "findNext:", "findPrevious:", "increaseSize:",
        "invalidateIntrinsicContentSize",
        "layoutIfNeeded", "layoutSubviews", "makeTextWritingDirectionLeftToRight:",
        "makeTextWritingDirectionRightToLeft:",
        "move:", "paste:", "pasteAndGo:", "pasteAndMatchStyle:", "pasteAndSearch:", "performClose:",
        "popToRootViewControllerAnimated:",
        "popViewControllerAnimated:", "print:", "reloadAllComponents", "reloadData", "reloadInputViews",
        "removeFromSuperview",
        "rename:", "resignFirstResponder", "select:", "selectAll:", "setEditing:animated:", "setNeedsDisplay",
        "setNeedsLayout",
        "sizeToFit", "startAnimating", "stopAnimating", "toggleBoldface:", "toggleItalics:", "toggleMasterVisible:",
        "toggleUnderline:", "undo:", "redo:", "updateConstraintsIfNeeded", "useSelectionForFind:",
    ]
}
