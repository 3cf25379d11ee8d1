/// The appearance state of a controller, and the callbacks that a change of it causes.
package struct AppearanceState {
    package enum Value { case disappeared, appearing, appeared, disappearing }

    package private(set) var state = Value.disappeared
    /// Whether the running or last transition was announced as animated.
    private(set) var isAnimated = false
    /// Whether `viewIsAppearing` was sent in this appearance.
    var hasSentIsAppearing = false
    /// True while one of the callbacks runs.
    var isCallingBack = false

    /// Begins a change and returns the callback to send; nil when the change is to be ignored.
    mutating func begin(_ isAppearing: Bool, animated: Bool) -> Callback? {
        switch (state, isAppearing) {
        case (.disappeared, true):
            state = .appearing
            hasSentIsAppearing = false
        case (.disappearing, true): state = .appearing
        case (.appeared, false), (.appearing, false): state = .disappearing
        default: return nil
        }
        isAnimated = animated
        return isAppearing ? .willAppear : .willDisappear
    }

    /// Ends a change and returns the callback to send; nil when none was begun.
    mutating func end() -> Callback? {
        switch state {
        case .appearing:
            state = .appeared
            return .didAppear
        case .disappearing:
            state = .disappeared
            return .didDisappear
        default: return nil
        }
    }

    package var isChanging: Bool { state == .appearing || state == .disappearing }

    enum Callback { case willAppear, didAppear, willDisappear, didDisappear }
}
