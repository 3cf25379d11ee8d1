/// Says where a toolbar stands that belongs to no container.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
