import HostInterface

/// The clipboard of an X desktop, or its primary selection, spoken to over a connection of its own.
///
/// SDL takes only texts that arrive in one piece, and no other content. Connection and thread begin with the first question, so
/// an app that never pastes has neither.
final class X11Clipboard: Clipboard {

    /// Nil where there could be none; the clipboard is empty then.
    private let mailbox = ClipboardMailbox()

    /// Begins to listen to a selection of a display, or to the one that the environment names.
    ///
    /// Without a display the clipboard is empty.
    ///
    /// `onNews` is called on another thread when another program has put content there, once until `consumeNews()`.
    init(
        of selection: ClipboardAtom = .clipboard, display: String? = nil, limits: ClipboardLimits = ClipboardLimits(),
        onNews: @escaping @Sendable () -> Void
    ) {
        guard let mailbox else { return }
        ClipboardThread.start(selection, display: display, mailbox: mailbox, limits: limits, onNews: onNews)
    }

    deinit { mailbox?.closeDown() }

    func consumeNews() -> [String]? { ask { .look($0) }.map { $0 ? [Self.plainTextType] : [] } }

    func readText() -> String? { ask { .read($0) } }

    func put(_ text: String?) { mailbox?.post(.put(text)) }

    /// Leaves our content to a clipboard manager before the program ends; false when there is none or no content to leave.
    @discardableResult
    func transfer() -> Bool { ask { .transfer($0) } }

    private func ask<Value>(_ order: (Answer<Value>) -> ClipboardOrder) -> Value {
        let answer = Answer<Value>()
        if let mailbox { mailbox.post(order(answer)) } else { order(answer).refuse() }
        return answer.wait()
    }
}
