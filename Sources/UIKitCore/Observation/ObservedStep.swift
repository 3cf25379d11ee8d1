/// A callback of a view or its controller that runs again when a model that it has read changes.
package enum ObservedStep {
    /// `layoutSubviews` with the controller's callbacks around it.
    case layout
    /// `updateConstraints`, or the controller's `updateViewConstraints`.
    case constraints
    /// `draw`.
    case display
    /// `updateConfiguration` of a view that shows configurations, with its handler.
    case configuration
}
