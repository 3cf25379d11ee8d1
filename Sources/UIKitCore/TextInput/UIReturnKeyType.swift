/// The label of the return key of a keyboard on the screen.
public nonisolated enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
