import CXCB
import Foundation

/// A connection to the X server with an invisible window, for selections.
///
/// For one thread at a time. When the connection breaks `isBroken` turns true, questions are answered with nil or empty lists,
/// and requests have no effect.
nonisolated final class XConnection {
    private let pointer: OpaquePointer
    /// The window that owns selections and gets answers.
    let window: UInt32
    /// The selection whose owners are reported.
    let selection: ClipboardAtom
    private var atoms: [ClipboardAtom: UInt32] = [:]
    private var ownerChange: UInt8 = 0
    /// The number of watchers of each watched window of other clients.
    private var watchers: [UInt32: Int] = [:]

    /// Connects to a display, or to the one that the environment names. Nil when there is none, or when it does not report new
    /// owners of a selection.
    init?(display: String?, selection: ClipboardAtom = .clipboard) {
        self.selection = selection
        // Never nil, only broken.
        guard let pointer = xcb_connect(display, nil) else { return nil }
        self.pointer = pointer
        guard xcb_connection_has_error(pointer) == 0, let screen = xcb_setup_roots_iterator(xcb_get_setup(pointer)).data
        else {
            xcb_disconnect(pointer)
            return nil
        }
        window = xcb_generate_id(pointer)
        var events = XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue
        xcb_create_window(
            pointer, 0, window, screen.pointee.root, 0, 0, 1, 1, 0, UInt16(XCB_WINDOW_CLASS_INPUT_ONLY.rawValue), 0,
            XCB_CW_EVENT_MASK.rawValue, &events)
        guard internAtoms(), watchOwner() else { return nil }
    }

    deinit { xcb_disconnect(pointer) }

    private func internAtoms() -> Bool {
        // All questions first: one answer's way there and back serves for all.
        let questions = ClipboardAtom.allCases.map {
            ($0, xcb_intern_atom(pointer, 0, UInt16($0.rawValue.utf8.count), $0.rawValue))
        }
        for (name, question) in questions {
            guard let answer = xcb_intern_atom_reply(pointer, question, nil) else { continue }
            atoms[name] = answer.pointee.atom
            free(answer)
        }
        return atoms.count == ClipboardAtom.allCases.count
    }

    private func watchOwner() -> Bool {
        let name = "XFIXES"
        let question = xcb_query_extension(pointer, UInt16(name.utf8.count), name)
        guard let answer = xcb_query_extension_reply(pointer, question, nil) else { return false }
        defer { free(answer) }
        guard answer.pointee.present != 0 else { return false }
        ownerChange = answer.pointee.first_event + UInt8(XCB_XFIXES_SELECTION_NOTIFY)
        guard let version = xcb_xfixes_query_version_reply(pointer, xcb_xfixes_query_version(pointer, 1, 0), nil) else {
            return false
        }
        free(version)
        let changes =
            XCB_XFIXES_SELECTION_EVENT_MASK_SET_SELECTION_OWNER.rawValue
            | XCB_XFIXES_SELECTION_EVENT_MASK_SELECTION_WINDOW_DESTROY.rawValue
            | XCB_XFIXES_SELECTION_EVENT_MASK_SELECTION_CLIENT_CLOSE.rawValue
        xcb_xfixes_select_selection_input(pointer, window, self[selection], changes)
        return true
    }

    /// The server's number for a name.
    subscript(name: ClipboardAtom) -> UInt32 { atoms[name] ?? 0 }

    var isBroken: Bool { xcb_connection_has_error(pointer) != 0 }

    /// Readable when the server has sent data.
    var descriptor: Int32 { xcb_get_file_descriptor(pointer) }

    /// The most bytes that one request can write to a property.
    var largestWrite: Int { Int(xcb_get_maximum_request_length(pointer)) * 4 - 64 }

    /// Sends all waiting requests.
    func flush() { xcb_flush(pointer) }

    // MARK: Events

    /// The next event that has arrived and is one of ours, or nil.
    func nextEvent() -> XEvent? {
        while let event = xcb_poll_for_event(pointer) {
            defer { free(event) }
            if let event = translate(event) { return event }
        }
        return nil
    }

    private func translate(_ event: UnsafeMutablePointer<xcb_generic_event_t>) -> XEvent? {
        let raw = UnsafeRawPointer(event)
        // The highest bit marks events that a client has sent. Zero is an error, mostly of a window that has just
        // been destroyed.
        switch Int32(event.pointee.response_type & 0x7F) {
        case XCB_PROPERTY_NOTIFY:
            let event = raw.load(as: xcb_property_notify_event_t.self)
            return .propertyChanged(
                window: event.window, property: event.atom, time: event.time,
                isDeleted: UInt32(event.state) == XCB_PROPERTY_DELETE.rawValue)
        case XCB_SELECTION_REQUEST:
            let event = raw.load(as: xcb_selection_request_event_t.self)
            return .selectionRequested(
                SelectionRequest(
                    selection: event.selection, requestor: event.requestor, target: event.target,
                    property: event.property, time: event.time))
        case XCB_SELECTION_NOTIFY:
            let event = raw.load(as: xcb_selection_notify_event_t.self)
            return .selectionAnswered(selection: event.selection, target: event.target, property: event.property)
        case XCB_DESTROY_NOTIFY:
            let window = raw.load(as: xcb_destroy_notify_event_t.self).window
            watchers[window] = nil
            return .windowDestroyed(window)
        case Int32(ownerChange):
            let event = raw.load(as: xcb_xfixes_selection_notify_event_t.self)
            return event.selection == self[selection] ? .ownerChanged(owner: event.owner) : nil
        default: return nil
        }
    }

    /// Has changes of properties and the end of another client's window reported, until `unwatch(_:)` was called as often.
    func watch(_ window: UInt32) {
        guard window != self.window else { return }
        watchers[window, default: 0] += 1
        setEvents(
            XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue | XCB_EVENT_MASK_STRUCTURE_NOTIFY.rawValue, of: window)
    }

    func unwatch(_ window: UInt32) {
        guard let count = watchers[window] else { return }
        watchers[window] = count > 1 ? count - 1 : nil
        if count == 1 { setEvents(XCB_EVENT_MASK_NO_EVENT.rawValue, of: window) }
    }

    private func setEvents(_ events: UInt32, of window: UInt32) {
        var events = events
        xcb_change_window_attributes(pointer, window, XCB_CW_EVENT_MASK.rawValue, &events)
    }

    // MARK: Selections

    /// The window that owns a selection; zero when none does. All earlier reports have arrived then.
    func owner(of selection: ClipboardAtom) -> UInt32 {
        let question = xcb_get_selection_owner(pointer, self[selection])
        guard let answer = xcb_get_selection_owner_reply(pointer, question, nil) else { return 0 }
        defer { free(answer) }
        return answer.pointee.owner
    }

    /// Makes our window a selection's owner; false when another client became that at a later time.
    func claim(_ selection: ClipboardAtom, at time: UInt32) -> Bool {
        xcb_set_selection_owner(pointer, window, self[selection], time)
        return owner(of: selection) == window
    }

    /// Asks the server for its time, which it reports as a change of our property `ANOLE_TIME`.
    func askForTime() {
        xcb_change_property(
            pointer, UInt8(XCB_PROP_MODE_APPEND.rawValue), window, self[.time], self[.integer], 32, 0, nil)
    }

    /// Asks a selection's owner for it in a form; the answer is an event.
    func convert(_ selection: ClipboardAtom, to target: UInt32, in property: UInt32) {
        xcb_convert_selection(pointer, window, self[selection], target, property, UInt32(XCB_CURRENT_TIME))
    }

    /// Notifies a window that the requested content is in a property, or with zero that it was refused.
    func answer(_ request: SelectionRequest, property: UInt32) {
        var event = xcb_selection_notify_event_t()
        event.response_type = UInt8(XCB_SELECTION_NOTIFY)
        event.time = request.time
        event.requestor = request.requestor
        event.selection = request.selection
        event.target = request.target
        event.property = property
        // Events have 32 bytes, even if their fields need less.
        let bytes = withUnsafeBytes(of: event) { $0.map { CChar(bitPattern: $0) } }
        let padding = [CChar](repeating: 0, count: 32 - bytes.count)
        xcb_send_event(pointer, 0, request.requestor, XCB_EVENT_MASK_NO_EVENT.rawValue, bytes + padding)
    }

    // MARK: Properties

    /// Reads a property of our window up to a number of bytes and deletes it when that was all; nil when there is none.
    func consumeProperty(_ property: UInt32, limit: Int) -> XProperty? {
        read(property, of: window, limit: limit, deletes: true)
    }

    /// Reads a property of any window; nil when there is none.
    func property(_ property: UInt32, of window: UInt32, limit: Int) -> XProperty? {
        read(property, of: window, limit: limit, deletes: false)
    }

    private func read(_ property: UInt32, of window: UInt32, limit: Int, deletes: Bool) -> XProperty? {
        let question = xcb_get_property(
            pointer, deletes ? 1 : 0, window, property, XCB_GET_PROPERTY_TYPE_ANY.rawValue, 0, UInt32(limit / 4))
        guard let answer = xcb_get_property_reply(pointer, question, nil) else { return nil }
        defer { free(answer) }
        guard answer.pointee.type != XCB_ATOM_NONE.rawValue else { return nil }
        let count = Int(xcb_get_property_value_length(answer))
        let bytes = UnsafeRawBufferPointer(start: xcb_get_property_value(answer), count: count)
        return XProperty(
            type: answer.pointee.type, format: Int(answer.pointee.format), bytes: Array(bytes),
            remainder: Int(answer.pointee.bytes_after))
    }

    func deleteProperty(_ property: UInt32) { xcb_delete_property(pointer, window, property) }

    /// Replaces a property with elements of 32 bits.
    func write(_ words: [UInt32], type: UInt32, to property: UInt32, of window: UInt32) {
        xcb_change_property(
            pointer, UInt8(XCB_PROP_MODE_REPLACE.rawValue), window, property, type, 32, UInt32(words.count), words)
    }

    /// Replaces a property with bytes; at most `largestWrite`.
    func write(_ bytes: ArraySlice<UInt8>, type: UInt32, to property: UInt32, of window: UInt32) {
        _ = bytes.withUnsafeBytes {
            xcb_change_property(
                pointer, UInt8(XCB_PROP_MODE_REPLACE.rawValue), window, property, type, 8, UInt32($0.count),
                $0.baseAddress)
        }
    }
}
