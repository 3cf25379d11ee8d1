import HostInterface

/// The primary selection of the desktop: the text selected last in any program, which a middle click pastes.
package enum PrimaryText {
    /// Reads the text; nil if there is none. The answer also becomes a host event, so that recordings contain it.
    package static func read() -> String? {
        guard let runtime = ApplicationRuntime.current, let host = runtime.host else { return nil }
        runtime.receive(.primary(text: host.primarySelection.readSelectedText()), at: runtime.now)
        defer { runtime.primaryText = nil }
        return runtime.primaryText
    }

    /// Offers a text that the user has selected; ignores an empty text.
    package static func offer(_ text: String) {
        if !text.isEmpty { ApplicationRuntime.current?.host?.primarySelection.offer(text) }
    }
}
