import UIKit

/// A constraint that the page lets the user change: its name, and whether the frames meet it.
struct Wish {
    /// The state of a constraint in the present layout.
    enum State: String {
        case inactive = "is not in force"
        case kept = "holds"
        case compromised = "gives way"
        case broken = "is broken"

        var color: UIColor {
            switch self {
            case .inactive: .systemGray
            case .kept: .systemGreen
            case .compromised: .systemOrange
            case .broken: .systemRed
            }
        }
    }

    let constraint: NSLayoutConstraint
    /// The distance from the constraint's fulfilment, in points.
    let error: @MainActor () -> CGFloat

    /// A required constraint that does not hold was left out by the engine; no API names it, but the frames show it.
    @MainActor var state: State {
        guard constraint.isActive else { return .inactive }
        if abs(error()) < 0.75 { return .kept }
        return constraint.priority == .required ? .broken : .compromised
    }
}
