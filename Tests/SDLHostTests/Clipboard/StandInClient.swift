import Foundation
import Testing

@testable import SDLHost

/// Another X client, on a thread of its own, that owns a selection and is scripted by a test. It ends with the server.
nonisolated enum StandInClient {
    /// Starts one that owns a selection when this returns. It is given all events until it answers one with false: then
    /// it disconnects.
    static func own(
        _ selection: ClipboardAtom = .clipboard, on display: String,
        _ react: @escaping @Sendable (XConnection, XEvent) -> Bool
    ) throws {
        let isOwner = Answer<Bool>()
        let thread = Thread {
            guard let connection = XConnection(display: display), connection.claim(selection, at: 0) else {
                return isOwner.give(false)
            }
            isOwner.give(true)
            while let event = connection.waitForEvent(), react(connection, event) {}
        }
        thread.start()
        try #require(isOwner.wait())
    }

    /// The clipboard's text, however large, on a connection of its own.
    static func text(on display: String) -> String? {
        guard let connection = XConnection(display: display) else { return nil }
        let reader = SelectionReader(connection: connection, limits: X11ClipboardTests.Stage.patient)
        var result: SelectionReader.Result?
        reader.read(
            connection[.utf8String], from: connection.owner(of: .clipboard), within: .seconds(60)
        ) { result = $0 }
        while result == nil, let event = connection.waitForEvent() {
            switch event {
            case .propertyChanged(_, let property, _, false): reader.propertyWasWritten(property)
            case .selectionAnswered(_, let target, let property):
                reader.wasAnswered(target: target, property: property)
            default: break
            }
        }
        guard case .property(let value) = result else { return nil }
        return String(decoding: value.bytes, as: UTF8.self)
    }

    /// Answers for an owner with one form: the list of targets, and bytes of a type for the form's name.
    static func give(
        _ bytes: [UInt8], as form: ClipboardAtom, on connection: XConnection, for event: XEvent
    ) -> Bool {
        guard case .selectionRequested(let request) = event else { return true }
        switch request.target {
        case connection[.targets]:
            connection.write(
                [connection[.targets], connection[form]], type: connection[.atom], to: request.property,
                of: request.requestor)
            connection.answer(request, property: request.property)
        case connection[form]:
            connection.write(bytes[...], type: connection[form], to: request.property, of: request.requestor)
            connection.answer(request, property: request.property)
        default: connection.answer(request, property: 0)
        }
        return true
    }

    /// Answers for an owner that names a form and begins to give it in pieces: `pieces` of them are given, then none any more.
    static func begin(
        pieces: Int, on connection: XConnection, for event: XEvent, goesAway: Bool
    ) -> Bool {
        switch event {
        case .selectionRequested(let request) where request.target == connection[.utf8String]:
            connection.watch(request.requestor)
            connection.write(
                [1 << 20], type: connection[.incremental], to: request.property, of: request.requestor)
            connection.answer(request, property: request.property)
        case .propertyChanged(let window, let property, _, true) where window != connection.window:
            guard pieces > 0 else { return !goesAway }
            connection.write(
                [UInt8](repeating: UInt8(ascii: "x"), count: 1000)[...], type: connection[.utf8String], to: property,
                of: window)
            connection.flush()
            return !goesAway
        default: return give([], as: .utf8String, on: connection, for: event)
        }
        return true
    }
}
