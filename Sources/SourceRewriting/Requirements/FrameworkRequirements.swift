/// Requirements of the frameworks' protocols that are optional on Apple's systems and have defaults here.
enum FrameworkRequirements {
    /// Those without labels: a call with labels can be nothing else, since closures have none.
    static let names: Set<String> = [
        "animationDidStart(_:)", "animationEnded(_:)", "applicationDidBecomeActive(_:)",
        "applicationDidEnterBackground(_:)", "applicationDidFinishLaunching(_:)",
        "applicationDidReceiveMemoryWarning(_:)", "applicationShouldAutomaticallyLocalizeKeyCommands(_:)",
        "applicationSignificantTimeChange(_:)", "applicationWillEnterForeground(_:)", "applicationWillResignActive(_:)",
        "applicationWillTerminate(_:)", "collectionViewDidEndMultipleSelectionInteraction(_:)", "display(_:)",
        "gestureRecognizerShouldBegin(_:)", "layerWillDraw(_:)", "layoutManagerDidInvalidateLayout(_:)",
        "navigationControllerPreferredInterfaceOrientationForPresentation(_:)",
        "navigationControllerSupportedInterfaceOrientations(_:)", "navigationItemShouldBeginRenaming(_:)",
        "pageViewControllerPreferredInterfaceOrientationForPresentation(_:)",
        "pageViewControllerSupportedInterfaceOrientations(_:)", "popoverPresentationControllerDidDismissPopover(_:)",
        "popoverPresentationControllerShouldDismissPopover(_:)", "prepareForPopoverPresentation(_:)",
        "presentationControllerDidAttemptToDismiss(_:)", "presentationControllerDidDismiss(_:)",
        "presentationControllerShouldDismiss(_:)", "presentationControllerWillDismiss(_:)", "sceneDidBecomeActive(_:)",
        "sceneDidDisconnect(_:)", "sceneDidEnterBackground(_:)", "sceneWillEnterForeground(_:)",
        "sceneWillResignActive(_:)", "scrollViewDidChangeAdjustedContentInset(_:)", "scrollViewDidEndDecelerating(_:)",
        "scrollViewDidEndScrollingAnimation(_:)", "scrollViewDidScroll(_:)", "scrollViewDidScrollToTop(_:)",
        "scrollViewDidZoom(_:)", "scrollViewShouldScrollToTop(_:)", "scrollViewWillBeginDecelerating(_:)",
        "scrollViewWillBeginDragging(_:)", "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)",
        "splitViewControllerDidCollapse(_:)", "splitViewControllerDidExpand(_:)",
        "splitViewControllerInteractivePresentationGestureDidEnd(_:)",
        "splitViewControllerInteractivePresentationGestureWillBegin(_:)",
        "splitViewControllerPreferredInterfaceOrientationForPresentation(_:)",
        "splitViewControllerSupportedInterfaceOrientations(_:)", "supports(_:)",
        "tabBarControllerPreferredInterfaceOrientationForPresentation(_:)",
        "tabBarControllerSupportedInterfaceOrientations(_:)", "tableViewDidEndMultipleSelectionInteraction(_:)",
        "textFieldDidBeginEditing(_:)", "textFieldDidChangeSelection(_:)", "textFieldDidEndEditing(_:)",
        "textFieldShouldBeginEditing(_:)", "textFieldShouldClear(_:)", "textFieldShouldEndEditing(_:)",
        "textFieldShouldReturn(_:)", "userActivityWillSave(_:)",
    ]
}
