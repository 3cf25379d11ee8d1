/// The subject of a line of a trace.
package nonisolated enum TraceTopic: String, CaseIterable, Hashable, Sendable {
    case host, touch, gesture, responder, action, controller, rotation, transition, layout, memory, nib, frame, haptic,
        accessibility
}
