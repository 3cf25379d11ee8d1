import UIKit
import UnifiedLogging

extension Logger {
    /// The idiom of a logger for each part of an app.
    static let views = Logger(subsystem: Bundle.main.bundleIdentifier ?? "app", category: "views")
}

private let network = OSLog(subsystem: "org.example", category: "network")

/// Messages as sources for iOS write them.
final class ClientOfLogging: UIViewController {
    private let logger = Logger(subsystem: "org.example", category: String(describing: ClientOfLogging.self))
    private var requests = 0

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        logger.debug("Shown \(self.requests) times, animated: \(animated)")
        logger.info("\(self.title ?? "untitled", privacy: .public)")
        logger.log(level: .error, "\(self.view.bounds.width, format: .fixed(precision: 1)) wide")
        Logger.views.error("\(#function): \(NSError(domain: "a", code: 1))")
        os_log("Shown", log: network, type: .info)
        os_log("%{public}@ %d", log: network, type: .debug, title ?? "", requests)
        os_log(.error, "failed")
        os_log("\(self.requests, align: .right(columns: 4), privacy: .private(mask: .hash))")
        os_log(.fault, log: .default, "\(self)")
        if network.isEnabled(type: .debug) { requests += 1 }
    }

    func fail(_ error: any Error) {
        logger.critical("\(error.localizedDescription) \(error, privacy: .public) \(error as NSError)")
        logger.fault("\(String(describing: self.view.window), privacy: .sensitive)")
        logger.warning("\(Date())")
    }
}
