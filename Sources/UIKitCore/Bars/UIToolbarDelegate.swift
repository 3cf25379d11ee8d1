/// Decides the position of a toolbar that belongs to no container.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
