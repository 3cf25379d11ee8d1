/// The label of the return key of an on-screen keyboard.
public nonisolated enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
