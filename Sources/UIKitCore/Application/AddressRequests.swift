import Foundation
import HostInterface

/// Opens addresses in other programs for the app, and knows which programs can open them.
final class AddressRequests {
    /// Schemes of which every app may ask whether there is a program for them.
    private static let usualSchemes: Set<String> = ["http", "https", "mailto"]
    /// Schemes whose content another program would run instead of opening a document.
    private static let refusedSchemes: Set<String> = ["javascript", "data"]

    private unowned let runtime: ApplicationRuntime
    /// Those that have no answer yet, in their order.
    private var waiting: [(url: String, completion: (Bool) -> Void)] = []
    private var handled: [String: Bool] = [:]

    init(runtime: ApplicationRuntime) { self.runtime = runtime }

    /// Opens an address in another program; the completion is called after this turn.
    func open(_ url: URL, completion: @escaping (Bool) -> Void) {
        guard let scheme = url.scheme?.lowercased(), !Self.refusedSchemes.contains(scheme),
            url.absoluteString != UIApplication.openSettingsURLString,
            LaunchLimits.isAddress(url.absoluteString), let device = runtime.host?.device
        else { return runtime.clock.atEndOfTurn { completion(false) } }
        waiting.append((url.absoluteString, completion))
        device.open(url.absoluteString)
        // The answer waits for the host's next turn.
        runtime.setNeedsFrame()
    }

    func answer(_ url: String, isOpened: Bool) {
        guard let index = waiting.firstIndex(where: { $0.url == url }) else { return }
        waiting.remove(at: index).completion(isOpened)
    }

    /// Whether a program for an address is installed. The answer passes through the app's door, so that a recording has it.
    func canOpen(_ url: URL) -> Bool {
        guard let scheme = url.scheme?.lowercased(), LaunchLimits.isAddress(url.absoluteString) else { return false }
        guard Self.usualSchemes.contains(scheme) || runtime.information.queriedSchemes.contains(scheme) else {
            Diagnostics.log(
                "canOpenURL was asked about \(scheme), which is not among the LSApplicationQueriesSchemes of the app's Info.plist: the "
                    + "answer is false. Add the scheme there.")
            return false
        }
        if let known = handled[scheme] { return known }
        let isHandled = runtime.host?.device.handles(scheme: scheme) ?? false
        runtime.receive(.scheme(scheme, isHandled: isHandled), at: runtime.now)
        return isHandled
    }

    func note(scheme: String, isHandled: Bool) { handled[scheme] = isHandled }
}
