/// The names by which X clients agree about the clipboard.
nonisolated enum ClipboardAtom: String, CaseIterable, Sendable {
    case clipboard = "CLIPBOARD"
    case primary = "PRIMARY"
    case clipboardManager = "CLIPBOARD_MANAGER"
    case targets = "TARGETS"
    case timestamp = "TIMESTAMP"
    case multiple = "MULTIPLE"
    case saveTargets = "SAVE_TARGETS"
    case incremental = "INCR"
    case atomPair = "ATOM_PAIR"
    case null = "NULL"
    case utf8PlainText = "text/plain;charset=utf-8"
    case utf8String = "UTF8_STRING"
    case plainText = "text/plain"
    case string = "STRING"
    case text = "TEXT"
    case atom = "ATOM"
    case integer = "INTEGER"
    /// The property of our window by which we ask for the server's time.
    case time = "ANOLE_TIME"
    /// The property that holds the targets to be kept when the program ends.
    case kept = "ANOLE_KEPT"
    /// The properties that receive our requests' results, in turn: a late answer must not be taken for the answer to a
    /// later question.
    case incoming0 = "ANOLE_INCOMING_0"
    case incoming1 = "ANOLE_INCOMING_1"
    case incoming2 = "ANOLE_INCOMING_2"
    case incoming3 = "ANOLE_INCOMING_3"
    case incoming4 = "ANOLE_INCOMING_4"
    case incoming5 = "ANOLE_INCOMING_5"

    static let incoming: [Self] = [.incoming0, .incoming1, .incoming2, .incoming3, .incoming4, .incoming5]
}
