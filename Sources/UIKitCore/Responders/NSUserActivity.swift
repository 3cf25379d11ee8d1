public import Foundation

/// An occupation of the user in the app, such as reading a page, with all that is needed to go on with it later.
///
/// The responders that have it as their `userActivity` are asked for its state at the end of each turn in which it said that this
/// is due. Unlike iOS: no other device goes on with it and no search finds it; apps keep it, and hand it to each other's scenes.
@preconcurrency @MainActor open class NSUserActivity: NSObject {
    /// The kind of activity, as a domain turned round.
    open var activityType: String { type }
    private let type: String

    /// The name that the user knows it by.
    open var title: String?

    /// Everything that is needed to go on with it.
    open var userInfo: [AnyHashable: Any]?

    /// The keys without which it is of no use; nil for none.
    open var requiredUserInfoKeys: Set<String>?

    /// A page that shows the same; only addresses of the web are.
    open var webpageURL: URL? {
        didSet {
            guard let scheme = webpageURL?.scheme, !["http", "https"].contains(scheme.lowercased()) else { return }
            fatalError(
                "The webpageURL of the activity \(type) was to be one of the scheme \(scheme), but only pages of http and https can be. "
                    + "Put other addresses into userInfo.")
        }
    }

    /// The page that the user came from.
    open var referrerURL: URL?

    /// When it becomes meaningless; nil for never.
    open var expirationDate: Date?

    /// Words by which it can be found.
    open var keywords: Set<String> = []

    /// The content that it is about, by which a scene for it is chosen.
    open var targetContentIdentifier: String?

    /// A name under which the app can have it forgotten.
    open var persistentIdentifier: String?

    /// Hears that it is about to be brought up to date; not retained.
    open weak var delegate: (any NSUserActivityDelegate)?

    /// Whether its state is out of date; the responders that have it are asked for it at the end of the turn.
    open var needsSave = false {
        didSet { if needsSave, !oldValue, !isInvalid { AppClock.current?.atEndOfTurn { [weak self] in self?.save() } } }
    }

    private struct Keeper { weak var responder: UIResponder? }
    private var keepers: [Keeper] = []
    private var isInvalid = false
    private static weak var current: NSUserActivity?

    /// Makes an activity of a kind.
    public init(activityType: String) {
        type = activityType
        super.init()
    }

    /// Adds the entries of another dictionary to `userInfo`, in the place of those with the same keys.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Says that the user does this now, in place of what was current before; its state is asked for.
    open func becomeCurrent() {
        guard !isInvalid else { return }
        Self.current = self
        needsSave = true
    }

    /// Says that the user does this no more for the moment.
    open func resignCurrent() { if Self.current === self { Self.current = nil } }

    /// Ends it: it becomes current no more, and nobody is asked for its state.
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
