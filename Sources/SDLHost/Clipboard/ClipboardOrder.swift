/// A request of the main thread to the thread that speaks to the X server.
nonisolated enum ClipboardOrder: Sendable {
    /// Makes the clipboard ours, with a text or with content that others cannot read.
    case put(String?)
    /// Asks whether another program has put content there that was not reported yet, and whether that is text.
    case look(Answer<Bool?>)
    /// Asks for the text of another program.
    case read(Answer<String?>)
    /// Leaves our content to a clipboard manager, if there is one; true when that has it.
    case transfer(Answer<Bool>)

    /// Answers for a thread that has ended, or never began.
    func refuse() {
        switch self {
        case .put: break
        case .look(let answer): answer.give(nil)
        case .read(let answer): answer.give(nil)
        case .transfer(let answer): answer.give(false)
        }
    }
}
