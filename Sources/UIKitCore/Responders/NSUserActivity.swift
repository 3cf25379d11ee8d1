public import Foundation

/// An activity of the user in the app, such as reading a page, with all information that is needed to continue it later.
///
/// The responders that have it as their `userActivity` are asked to update it at the end of each turn in which `needsSave`
/// was set. Unlike iOS: it is neither handed off to other devices nor indexed for search; apps store it, and pass it between
/// their scenes.
@preconcurrency @MainActor open class NSUserActivity: NSObject {
    /// The activity's type, in reverse domain notation.
    open var activityType: String { type }
    private let type: String

    /// The name that is shown to the user.
    open var title: String?

    /// The information that is needed to continue the activity.
    open var userInfo: [AnyHashable: Any]?

    /// The keys that are necessary to continue it; nil for none.
    open var requiredUserInfoKeys: Set<String>?

    /// A web page with the same content; a URL of another scheme stops the program.
    open var webpageURL: URL? {
        didSet {
            guard let scheme = webpageURL?.scheme, !["http", "https"].contains(scheme.lowercased()) else { return }
            fatalError(
                "The webpageURL of the activity \(type) was to be one of the scheme \(scheme), but only pages of http and https can be. "
                    + "Put other addresses into userInfo.")
        }
    }

    /// The page from which the user opened this one.
    open var referrerURL: URL?

    /// The date after which it is useless; nil for never.
    open var expirationDate: Date?

    /// Words by which it can be found.
    open var keywords: Set<String> = []

    /// An identifier of its content, by which a scene for it is chosen.
    open var targetContentIdentifier: String?

    /// An identifier by which the app can delete it.
    open var persistentIdentifier: String?

    /// Is notified before it is updated; not retained.
    open weak var delegate: (any NSUserActivityDelegate)?

    /// Whether it is out of date; the responders that have it update it at the end of the turn.
    open var needsSave = false {
        didSet { if needsSave, !oldValue, !isInvalid { AppClock.current?.atEndOfTurn { [weak self] in self?.save() } } }
    }

    private struct Keeper { weak var responder: UIResponder? }
    private var keepers: [Keeper] = []
    private var isInvalid = false
    private static weak var current: NSUserActivity?

    /// Makes an activity of a type.
    public init(activityType: String) {
        type = activityType
        super.init()
    }

    /// Merges another dictionary into `userInfo`; entries with the same keys are replaced.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Makes it the user's current activity instead of the former one, and requests an update.
    open func becomeCurrent() {
        guard !isInvalid else { return }
        Self.current = self
        needsSave = true
    }

    /// Ends its time as the current activity for the moment.
    open func resignCurrent() { if Self.current === self { Self.current = nil } }

    /// Ends the activity: it cannot become current again, and is not updated any more.
    open func invalidate() {
        resignCurrent()
        isInvalid = true
        needsSave = false
        keepers = []
    }

    func add(_ responder: UIResponder) {
        remove(responder)
        keepers.append(Keeper(responder: responder))
    }

    func remove(_ responder: UIResponder) { keepers.removeAll { $0.responder == nil || $0.responder === responder } }

    private func save() {
        guard needsSave, !isInvalid else { return }
        delegate?.userActivityWillSave(self)
        for responder in keepers.compactMap(\.responder) { responder.updateUserActivityState(self) }
        needsSave = false
    }
}
