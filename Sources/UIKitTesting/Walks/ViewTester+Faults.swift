package import UIKitCore
import UIKitInvariants

extension ViewTester {
    /// What a controller is linked to, shows and has been told that does not agree, as clauses; empty when all is well.
    ///
    /// - Parameter isAtRest: Whether nothing moves or waits, so that more has to hold.
    package static func faults(of controller: UIViewController, isAtRest: Bool) -> [String] {
        ControllerInspection(of: controller, isAtRest: isAtRest).faults
    }
}
