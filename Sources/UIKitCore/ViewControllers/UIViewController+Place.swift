/// The place of a controller in its container, in which a presentation may be under way that tells of appearances itself.
extension UIViewController {
    /// The presentation in this controller's place that tells it of its appearances now.
    private var driver: Presentation? { presentation.flatMap { $0.drivesPresenter ? $0 : nil } }

    /// Whether what the container around has begun in this controller's place is to be ended.
    var isChangingInPlace: Bool? {
        guard let driver else { return nil }
        if case .leaves = driver.place { return true }
        return false
    }

    /// The container around begins to bring this controller's place in or to take it out.
    func beginAppearanceInPlace(_ isAppearing: Bool, animated: Bool) {
        if !isAppearing { presentation?.breakOffInPlace() }
        if let driver {
            driver.place = isAppearing ? .stays : .leaves(animated: animated)
        } else {
            beginAppearance(isAppearing, animated: animated)
        }
    }

    /// The container around has done so.
    func endAppearanceInPlace() {
        if isDisappearing { presentation?.breakOffInPlace() }
        if let driver {
            driver.place = .isGone
        } else {
            endAppearance()
        }
    }
}
