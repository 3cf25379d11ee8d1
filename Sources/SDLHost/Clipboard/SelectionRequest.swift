/// A window's wish to have a selection in some form in one of its properties.
nonisolated struct SelectionRequest: Hashable, Sendable {
    var selection: UInt32
    var requestor: UInt32
    var target: UInt32
    /// Zero from clients of old, which mean the property that is called like the target.
    var property: UInt32
    /// The server's time; zero means now.
    var time: UInt32
}
