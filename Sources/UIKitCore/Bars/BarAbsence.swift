/// Who has taken a bar out of the picture: the app by `isHidden`, the container that the bar belongs to, or both.
struct BarAbsence {
    /// What the app has set; the container gives the bar's room to its content.
    var byApp = false
    /// What the container wishes, since there is no place for the bar at the moment.
    var byContainer = false

    var isAbsent: Bool { byApp || byContainer }
}
