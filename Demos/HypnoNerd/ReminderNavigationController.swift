import UIKit

/// Keeps the reminders upright: their wheels need the height.
final class ReminderNavigationController: UINavigationController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}
