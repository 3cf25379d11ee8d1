import Foundation

/// The value of a layer that an animation changes.
enum AnimationTarget: Hashable, Sendable {
    /// A property of layers, or a part of one.
    case property(LayerKeyPath)
    /// A value that apps keep under a key of their own.
    case own(String)

    /// The target of a key path as Core Animation writes them.
    init(_ text: String) { self = LayerKeyPath(text).map(Self.property) ?? .own(text) }

    /// The value in a state; for a key under which there is none, 0.
    func value(in state: LayerState) -> AnimatableValue {
        switch self {
        case .property(let path): path.value(in: state)
        case .own(let key): state.extrasBox?.extras.ownValues[key] ?? .number(0)
        }
    }

    /// Puts a value into a state; one of another kind than that of a property is ignored.
    func set(_ value: AnimatableValue, in state: inout LayerState) {
        switch self {
        case .property(let path): path.set(value, in: &state)
        case .own(let key): state.extras.ownValues[key] = value
        }
    }

    /// The key of an app's own value.
    var ownKey: String? { if case .own(let key) = self { key } else { nil } }
}
