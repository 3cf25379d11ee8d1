/// Describes the content of a view, and makes the view that shows it.
///
/// It is a value: a change has no effect on screen until the configuration is given to a view.
public nonisolated protocol UIContentConfiguration {
    /// Makes a view that shows the configuration.
    @preconcurrency @MainActor func makeContentView() -> any UIView & UIContentView

    /// The configuration for a state; values that were set are kept, the system's own values may change.
    func updated(for state: any UIConfigurationState) -> Self
}
