/// The machine that an app runs on: its battery, its display, and the programs that open addresses.
///
/// The app passes the answers through its own door, so that a recording has them and a replay asks no machine.
package protocol HostDevice: AnyObject {
    /// Watches the battery from now on, or no longer: changes are reported as `power` events.
    ///
    /// - Returns: the present state; nil without a battery, and when it is not watched.
    func watchPower(_ isWatched: Bool) -> HostEvent.Power?

    /// Keeps the display from being switched off while the user is idle, or no longer.
    func keepDisplayOn(_ isKeptOn: Bool)

    /// Whether a program is installed that opens addresses with a scheme, in small letters.
    func handles(scheme: String) -> Bool

    /// Has another program open an address. The answer is an `opened` event.
    func open(_ url: String)
}
