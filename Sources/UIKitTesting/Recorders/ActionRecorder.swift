public import UIKitCore

/// Notes the events that a control sends, in order.
@MainActor public final class ActionRecorder {
    /// The events that were sent so far.
    public private(set) var events: [UIControl.Event] = []

    /// Begins to record the events of a control; all touch and value events by default.
    public init(of control: UIControl, for events: UIControl.Event = .allEvents) {
        for bit in 0..<32 {
            let event = UIControl.Event(rawValue: 1 << UInt(bit))
            guard events.contains(event) else { continue }
            control.addAction(UIAction { [weak self] _ in self?.events.append(event) }, for: event)
        }
    }
}
