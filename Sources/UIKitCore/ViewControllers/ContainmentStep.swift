/// Whether a controller is between `willMove(toParent:)` and `didMove(toParent:)`, and in which direction.
package enum ContainmentStep { case none, joining, leaving }
