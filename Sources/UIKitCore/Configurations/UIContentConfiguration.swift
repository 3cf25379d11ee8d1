/// Describes the content of a view, and makes the view that shows it.
///
/// It is a value: changing it changes nothing on screen before it is given to a view.
public nonisolated protocol UIContentConfiguration {
    /// Makes a view that shows the configuration.
    @preconcurrency @MainActor func makeContentView() -> any UIView & UIContentView

    /// The configuration for a state; what was set stays, what the system chose may be otherwise.
    func updated(for state: any UIConfigurationState) -> Self
}
