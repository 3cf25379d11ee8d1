package import UIKitCore
import UIKitInvariants

extension ViewTester {
    /// The disagreements among the links, views and callbacks of a controller, as clauses; empty when all is well.
    ///
    /// - Parameter isAtRest: Whether nothing moves or waits, so that more has to hold.
    package static func faults(of controller: UIViewController, isAtRest: Bool) -> [String] {
        ControllerInspection(of: controller, isAtRest: isAtRest).faults
    }
}
