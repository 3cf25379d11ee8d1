import Foundation

/// The side of the clipboard that speaks to the X server. It lives on a thread of its own, which sleeps while there are no
/// requests.
///
/// It knows who owns the clipboard and, for another program's, in which forms that gives text; the text itself is fetched only
/// when it is asked for.
nonisolated final class ClipboardThread {
    /// The known forms in which another program gives its content.
    private enum Forms {
        case known([ClipboardAtom])
        /// The owner was asked; until then it is waited for.
        case asked(until: ContinuousClock.Instant)
        /// The owner did not answer. It may be busy, so it is worth asking again.
        case unanswered(owner: UInt32)
    }

    private struct Transfer {
        let answer: Answer<Bool>
        let deadline: ContinuousClock.Instant
    }

    /// The whole time for an owner to name its forms: one that was too busy at first may answer later.
    private static let patience = Duration.seconds(30)

    private let connection: XConnection
    private let mailbox: ClipboardMailbox
    private let limits: ClipboardLimits
    private let onNews: () -> Void
    private let sender: SelectionSender
    private let reader: SelectionReader

    /// This program's content; nil while the clipboard is another program's, or has no owner.
    private var owned: OwnedClipboard?
    /// Content that becomes this program's once the server has sent its time.
    private var arriving: (text: String?, Void)?
    /// Whether the server has not yet reported us as the owner. Its reports before that are outdated.
    private var isOwnNoticeDue = false
    private var forms = Forms.known([])
    /// Counts the owners, so that an answer about one that is over is known as such.
    private var ownerCount = 0
    private var isNews = false
    private var isNewsAnnounced = false
    private var orders: [ClipboardOrder] = []
    private var isReading = false
    private var transfer: Transfer?

    /// Starts a thread for a selection of a display, or for the one that the environment names. It ends when the box is closed or
    /// the connection to the server breaks, and closes the box. `onNews` is called on it when another program has put content on
    /// the clipboard.
    static func start(
        _ selection: ClipboardAtom, display: String?, mailbox: ClipboardMailbox, limits: ClipboardLimits,
        onNews: @escaping @Sendable () -> Void
    ) {
        let thread = Thread {
            // A connection that breaks during a write is an error like others, not the program's end.
            var signals = sigset_t()
            sigemptyset(&signals)
            sigaddset(&signals, SIGPIPE)
            pthread_sigmask(SIG_BLOCK, &signals, nil)
            if let connection = XConnection(display: display, selection: selection) {
                ClipboardThread(connection: connection, mailbox: mailbox, limits: limits, onNews: onNews).run()
            }
            mailbox.closeDown()
        }
        thread.name = "clipboard"
        thread.stackSize = 256 << 10
        thread.start()
    }

    private init(
        connection: XConnection, mailbox: ClipboardMailbox, limits: ClipboardLimits, onNews: @escaping () -> Void
    ) {
        (self.connection, self.mailbox, self.limits, self.onNews) = (connection, mailbox, limits, onNews)
        sender = SelectionSender(connection: connection, limits: limits)
        reader = SelectionReader(connection: connection, limits: limits)
    }

    private func run() {
        let owner = connection.owner(of: connection.selection)
        if owner != 0 { clipboardBelongs(to: owner) }
        while !connection.isBroken, let orders = mailbox.drainOrders() {
            for order in orders { handle(order) }
            while let event = connection.nextEvent() { handle(event) }
            let now = ContinuousClock.now
            sender.expire(at: now)
            reader.expire(at: now)
            answerOrders(at: now)
            announceNews()
            connection.flush()
            // Questions to the server take in events as well; for those no descriptor becomes readable any more.
            if let event = connection.nextEvent() { handle(event) } else if orders.isEmpty { sleep() }
        }
        transfer?.answer.give(false)
        for order in orders { order.refuse() }
    }

    private func sleep() {
        var descriptors = [
            pollfd(fd: connection.descriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: mailbox.descriptor, events: Int16(POLLIN), revents: 0),
        ]
        let deadline = [sender.deadline, reader.deadline, transfer?.deadline, questionDeadline].compactMap { $0 }.min()
        let milliseconds = deadline.map { max(0, ($0 - .now) / .milliseconds(1)).rounded(.up) } ?? -1
        poll(&descriptors, 2, Int32(milliseconds))
    }

    // MARK: The server

    private func handle(_ event: XEvent) {
        switch event {
        case .propertyChanged(connection.window, connection[.time], let time, false): becomeOwner(at: time)
        case .propertyChanged(connection.window, let property, _, false): reader.propertyWasWritten(property)
        case .propertyChanged(let window, let property, _, true): sender.propertyWasDeleted(property, of: window)
        case .propertyChanged: break
        case .selectionRequested(let request):
            if let owned, request.selection == connection[connection.selection] {
                owned.answer(request)
            } else {
                connection.answer(request, property: 0)
            }
        case .selectionAnswered(connection[connection.selection], let target, let property):
            reader.wasAnswered(target: target, property: property)
        case .selectionAnswered(_, _, let property):
            transfer?.answer.give(property != 0)
            transfer = nil
        case .ownerChanged(connection.window): isOwnNoticeDue = false
        case .ownerChanged(let owner):
            // The owner before us is reported late.
            if arriving == nil, !isOwnNoticeDue { clipboardBelongs(to: owner) }
        case .windowDestroyed(let window):
            sender.windowIsGone(window)
            reader.windowIsGone(window)
        }
    }

    private func becomeOwner(at time: UInt32) {
        guard let (text, _) = arriving else { return }
        arriving = nil
        if connection.claim(connection.selection, at: time) {
            owned = OwnedClipboard(
                text: text, time: time, connection: connection, sender: sender, limits: limits)
            isOwnNoticeDue = true
        } else {
            // Another client has a later time than the server's own; it keeps the clipboard.
            clipboardBelongs(to: connection.owner(of: connection.selection))
        }
    }

    /// Records that there is new content, and asks its owner for the types; zero means that it has no owner any more.
    private func clipboardBelongs(to owner: UInt32) {
        owned = nil
        isNews = true
        if owner == 0 {
            ownerCount += 1
            forms = .known([])
        } else {
            askForForms(owner)
        }
    }

    private func askForForms(_ owner: UInt32) {
        ownerCount += 1
        let number = ownerCount
        forms = .asked(until: .now + limits.answer)
        reader.read(connection[.targets], from: owner, within: Self.patience) { [unowned self] result in
            guard number == ownerCount else { return }
            switch result {
            case .property(let value):
                let targets = Set(value.words)
                forms = .known(ClipboardText.read.filter { targets.contains(connection[$0]) })
                isNews = true
            case .refused: forms = .known([])
            case .failed: forms = .unanswered(owner: owner)
            }
        }
    }

    // MARK: The main thread

    private func handle(_ order: ClipboardOrder) {
        if case .put(let text) = order {
            arriving = (text, ())
            ownerCount += 1
            forms = .known([])
            isNews = false
            connection.askForTime()
            return
        }
        // All events until now count, also those that the server has not reported yet.
        if case .look = order { _ = connection.owner(of: connection.selection) }
        if case .look = order, case .unanswered(let owner) = forms { askForForms(owner) }
        orders.append(order)
    }

    /// Until when an order waits for an owner's forms.
    private var questionDeadline: ContinuousClock.Instant? {
        guard !orders.isEmpty, case .asked(let deadline) = forms, deadline > .now else { return nil }
        return deadline
    }

    /// Whether the content of the clipboard is known, or has been waited for long enough.
    private func isSettled(at time: ContinuousClock.Instant) -> Bool {
        guard arriving == nil, !isOwnNoticeDue else { return false }
        if case .asked(let deadline) = forms { return deadline <= time }
        return true
    }

    private func answerOrders(at time: ContinuousClock.Instant) {
        while isSettled(at: time), !isReading, !orders.isEmpty {
            switch orders.removeFirst() {
            case .put: break
            case .look(let answer):
                answer.give(isNews ? !knownForms.isEmpty : nil)
                (isNews, isNewsAnnounced) = (false, false)
            case .read(let answer): read(knownForms, answer)
            case .transfer(let answer): begin(Transfer(answer: answer, deadline: time + limits.transfer))
            }
        }
        if let transfer, transfer.deadline <= time {
            transfer.answer.give(false)
            self.transfer = nil
        }
    }

    private var knownForms: [ClipboardAtom] { if case .known(let forms) = forms { forms } else { [] } }

    private func announceNews() {
        guard isNews, !isNewsAnnounced, isSettled(at: .now) else { return }
        isNewsAnnounced = true
        onNews()
    }

    /// Fetches the text in the first form that the owner gives.
    private func read(_ forms: [ClipboardAtom], _ answer: Answer<String?>) {
        let owner = owned == nil ? connection.owner(of: connection.selection) : 0
        guard let form = forms.first, owner != 0, owner != connection.window else { return answer.give(owned?.text) }
        isReading = true
        reader.read(connection[form], from: owner, within: limits.answer) { [unowned self] result in
            isReading = false
            switch result {
            case .property(let value) where value.format == 8:
                let type = ClipboardText.read.first { connection[$0] == value.type }
                answer.give(ClipboardText.decode(value.bytes, type: type, target: form))
            case .property, .failed: answer.give(nil)
            case .refused: read(Array(forms.dropFirst()), answer)
            }
        }
    }

    private func begin(_ transfer: Transfer) {
        guard let owned, owned.text != nil, connection.owner(of: .clipboardManager) != 0 else {
            return transfer.answer.give(false)
        }
        let targets = owned.textTargets.map { connection[$0] }
        connection.write(targets, type: connection[.atom], to: connection[.kept], of: connection.window)
        connection.convert(.clipboardManager, to: connection[.saveTargets], in: connection[.kept])
        self.transfer = transfer
    }
}
