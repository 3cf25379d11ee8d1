public import UIFoundation

/// The traits and states of a view on which its configurations may depend.
public nonisolated protocol UIConfigurationState {
    /// Makes a state with traits, in which conditions such as selected, highlighted and disabled are false.
    init(traitCollection: UITraitCollection)

    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }

    /// A state of an app's own; nil where none was set.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
