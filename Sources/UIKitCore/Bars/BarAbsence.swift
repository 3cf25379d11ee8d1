/// The parties that have hidden a bar: the app by `isHidden`, the container that the bar belongs to, or both.
struct BarAbsence {
    /// The app's setting; the container gives the bar's room to its content.
    var byApp = false
    /// The container's wish, while it has no room for the bar.
    var byContainer = false

    var isAbsent: Bool { byApp || byContainer }
}
