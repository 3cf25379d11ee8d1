import HostInterface

/// The text that is selected in any program of the desktop, which the middle button of a mouse pastes.
package enum PrimaryText {
    /// Reads the text; nil when there is none. The answer is handed in as a host event, so that recordings contain it.
    package static func read() -> String? {
        guard let runtime = ApplicationRuntime.current, let host = runtime.host else { return nil }
        runtime.receive(.primary(text: host.primarySelection.readSelectedText()), at: runtime.now)
        defer { runtime.primaryText = nil }
        return runtime.primaryText
    }

    /// Offers a text that the user has selected; an empty one leaves what is offered.
    package static func offer(_ text: String) {
        if !text.isEmpty { ApplicationRuntime.current?.host?.primarySelection.offer(text) }
    }
}
