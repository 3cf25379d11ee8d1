/// The properties of gesture recognizers and constraints that interface files and apps reach by key.
enum RecognizerProperties {
    static func expose(to x: AnoleExports) {
        exposeGestureRecognizer(to: x)
        exposeTapGestureRecognizer(to: x)
        exposeSwipeGestureRecognizer(to: x)
        exposeLongPressGestureRecognizer(to: x)
        exposePanGestureRecognizer(to: x)
        exposeLayoutConstraint(to: x)
    }

    private static func exposeGestureRecognizer(to x: AnoleExports) {
        x.property("enabled", \UIGestureRecognizer.isEnabled)
        x.property("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView)
        x.property("delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan)
        x.property("delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded)
        x.property("delegate", \UIGestureRecognizer.delegate)
        x.property("view", \UIGestureRecognizer.view)
        x.property("state", \UIGestureRecognizer.state)
        x.property("name", \UIGestureRecognizer.name)
    }

    private static func exposeTapGestureRecognizer(to x: AnoleExports) {
        x.property("numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired)
        x.property("numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired)
    }

    private static func exposeSwipeGestureRecognizer(to x: AnoleExports) {
        x.property("direction", \UISwipeGestureRecognizer.direction)
        x.property("numberOfTouchesRequired", \UISwipeGestureRecognizer.numberOfTouchesRequired)
    }

    private static func exposeLongPressGestureRecognizer(to x: AnoleExports) {
        x.property("minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration)
        x.property("allowableMovement", \UILongPressGestureRecognizer.allowableMovement)
        x.property("numberOfTapsRequired", \UILongPressGestureRecognizer.numberOfTapsRequired)
        x.property("numberOfTouchesRequired", \UILongPressGestureRecognizer.numberOfTouchesRequired)
    }

    private static func exposePanGestureRecognizer(to x: AnoleExports) {
        x.property("minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches)
        x.property("maximumNumberOfTouches", \UIPanGestureRecognizer.maximumNumberOfTouches)
    }

    private static func exposeLayoutConstraint(to x: AnoleExports) {
        x.property("constant", \NSLayoutConstraint.constant)
        x.property("priority", \NSLayoutConstraint.priority)
        x.property("active", \NSLayoutConstraint.isActive)
        x.property("identifier", \NSLayoutConstraint.identifier)
        x.property("firstItem", \NSLayoutConstraint.firstItem)
        x.property("secondItem", \NSLayoutConstraint.secondItem)
        x.property("multiplier", \NSLayoutConstraint.multiplier)
    }
}
