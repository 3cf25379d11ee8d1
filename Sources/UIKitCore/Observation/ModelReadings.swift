/// The readings of a view's callbacks; nil for those that read no model.
struct ModelReadings {
    private var layout: ModelReading?
    private var constraints: ModelReading?
    private var display: ModelReading?
    private var configuration: ModelReading?

    /// The reading of a callback.
    subscript(step: ObservedStep) -> ModelReading? {
        get {
            switch step {
            case .layout: layout
            case .constraints: constraints
            case .display: display
            case .configuration: configuration
            }
        }
        set {
            switch step {
            case .layout: layout = newValue
            case .constraints: constraints = newValue
            case .display: display = newValue
            case .configuration: configuration = newValue
            }
        }
    }
}
