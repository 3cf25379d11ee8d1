extension UIView {
    /// The views with a restoration identifier that belong to the same controller, outer ones first; an identifier counts once.
    var restorableViews: [(identifier: String, view: UIView)] {
        var found: [(identifier: String, view: UIView)] = []
        collectRestorableViews(&found)
        return found
    }

    private func collectRestorableViews(_ found: inout [(identifier: String, view: UIView)]) {
        if let identifier = restorationIdentifier, !found.contains(where: { $0.identifier == identifier }) {
            found.append((identifier, self))
        }
        for subview in storedSubviews where subview.controller == nil { subview.collectRestorableViews(&found) }
    }
}
