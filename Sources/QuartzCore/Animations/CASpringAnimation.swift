public import Foundation

/// A basic animation that moves like a mass on a spring, with the exact solution of its equation.
///
/// The value may pass the end and return. Use `settlingDuration` as its duration to let it rest at the end.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
    /// The mass on the spring, above 0.
    @exclusivity(unchecked) open var mass: CGFloat = 1
    /// The spring's strength, above 0.
    @exclusivity(unchecked) open var stiffness: CGFloat = 100
    /// The friction, 0 or more.
    @exclusivity(unchecked) open var damping: CGFloat = 10
    /// The speed at the start: 1 covers the whole distance in a second.
    @exclusivity(unchecked) open var initialVelocity: CGFloat = 0

    override func copySettings(of other: CAAnimation) {
        super.copySettings(of: other)
        guard let other = other as? CASpringAnimation else { return }
        (mass, stiffness, damping, initialVelocity) = (
            other.mass, other.stiffness, other.damping, other.initialVelocity
        )
    }

    /// The motion that the settings describe.
    package var curve: SpringCurve {
        SpringCurve(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            initialVelocity: Double(initialVelocity))
    }

    /// The time until the motion stays within a thousandth of its end.
    open var settlingDuration: CFTimeInterval { curve.settlingDuration }

    override func progress(_ fraction: Double) -> Double { curve.progress(at: fraction * duration) }
}
