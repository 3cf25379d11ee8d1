public import Foundation
import HostInterface
public import UIFoundation

/// Content that was cut or copied, for this app and, on the general pasteboard, for all others.
///
/// The general pasteboard's text is the desktop's clipboard; without a window it is a clipboard of the app's own. Other types of
/// the general pasteboard stay in the app until other content is copied in any program. A pasteboard with another name belongs to
/// the app.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    private nonisolated static let textTypes = [TypeIdentifiers.text, "public.text", "public.plain-text"]

    /// The pasteboard's name.
    open private(set) var name: Name
    private let content: PasteboardContent

    /// The pasteboard with a name; if there is none, a new one or nil, depending on `create`.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        guard let content = Self.shelf.content(named: pasteboardName, isMade: create) else { return nil }
        self.init(name: pasteboardName, content: content)
    }

    init(name: Name, content: PasteboardContent) { (self.name, self.content) = (name, content) }

    private static var shelf: PasteboardShelf {
        guard let runtime = ApplicationRuntime.current else {
            fatalError(
                "A UIPasteboard was asked for while no application runs. Start one with @main on the delegate or with "
                    + "UIApplicationMain, or in a test make a ViewTester first.")
        }
        return runtime.pasteboards
    }

    /// The pasteboard that apps share.
    open class var general: UIPasteboard { shelf.general }

    /// A new pasteboard with a unique name.
    open class func withUniqueName() -> UIPasteboard { shelf.makeUnique() }

    /// Empties and removes a pasteboard of the app's own.
    open class func remove(withName pasteboardName: Name) {
        guard let content = shelf.remove(pasteboardName) else { return }
        content.items = []
        NotificationCenter.default.post(
            name: removedNotification, object: UIPasteboard(name: pasteboardName, content: content))
    }

    /// Posted when the app changed a pasteboard, and when it becomes active after another program has copied; the object is
    /// the pasteboard.
    public nonisolated static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
    /// The key of the added types, strings, in the user info of that notification.
    public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
    /// The key of the removed types, strings, in the user info of that notification.
    public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"
    /// Posted when a pasteboard was removed; the object is the pasteboard.
    public nonisolated static let removedNotification = NSNotification.Name("UIPasteboardRemovedNotification")

    /// Whether the content outlives the app: true for the general pasteboard, which is the desktop's, and for no other.
    open var isPersistent: Bool { name == .general }

    /// Has no effect, as on iOS since version 10: whether a pasteboard is persistent follows from its name.
    @available(*, deprecated, message: "Do not set persistence on pasteboards. This property is set automatically.")
    open func setPersistent(_ persistent: Bool) {}

    // MARK: Items

    /// The values of each item by type.
    open var items: [[String: Any]] {
        get {
            fetch()
            return content.items
        }
        set { put(newValue) }
    }

    /// The length of `items`.
    open var numberOfItems: Int { announcedTypes.map { $0.isEmpty ? 0 : 1 } ?? content.items.count }

    /// The number of changes of the content.
    open var changeCount: Int {
        look()
        return content.changeCount
    }

    /// The types of the first item.
    open var types: [String] {
        look()
        return content.types
    }

    /// Whether the first item has at least one of some types.
    open func contains(pasteboardTypes: [String]) -> Bool { !Set(types).isDisjoint(with: pasteboardTypes) }

    /// The indices of the items that have at least one of some types; nil when none has.
    open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        if let announcedTypes {
            return Set(announcedTypes).isDisjoint(with: pasteboardTypes) ? nil : [0]
        }
        let places = content.items.indices.filter { index in
            pasteboardTypes.contains { content.items[index][$0] != nil }
        }
        return places.isEmpty ? nil : IndexSet(places)
    }

    /// The first item's value of a type.
    open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

    /// The first item's value of a type as bytes: UTF-8 for a text and a URL; nil for values of other classes.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        switch value(forPasteboardType: pasteboardType) {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        default: nil
        }
    }

    /// Replaces all items by one with a value of a type.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { put([[pasteboardType: value]]) }

    /// Replaces all items by one with bytes of a type.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { put([[pasteboardType: data]]) }

    /// Adds items to the present ones.
    open func addItems(_ items: [[String: Any]]) { put(self.items + items) }

    // MARK: Providers

    /// An item provider for each item. When providers are set, the values that they can load at once are stored.
    open var itemProviders: [NSItemProvider] {
        get { items.map(Self.provider) }
        set { put(newValue.map(Self.item)) }
    }

    /// Replaces all items by objects.
    open func setObjects(_ objects: [any NSItemProviderWriting]) {
        put(
            objects.map { object in
                Self.item(of: NSItemProvider(object: object)).merging(Self.types(of: object) ?? [:]) { _, own in own }
            })
    }

    // MARK: Common types

    /// Whether there is a text.
    open var hasStrings: Bool {
        // The types suffice for this: the text itself may be large, and would have to be fetched from another program.
        announcedTypes.map { $0.contains(TypeIdentifiers.text) } ?? (string != nil)
    }
    /// Whether there is a URL.
    open var hasURLs: Bool { url != nil }
    /// Whether there is an image.
    open var hasImages: Bool { image != nil }
    /// Whether there is a colour.
    open var hasColors: Bool { color != nil }

    /// The first text; setting it makes it the only item.
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }

    /// The text of each item that has one; nil when none has.
    open var strings: [String]? {
        get { values(Self.text) }
        set { put((newValue ?? []).map { [TypeIdentifiers.text: $0] }) }
    }

    /// The first URL; setting it makes it the only item, which is text for other apps.
    open var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }

    /// The URL of each item that has one; nil when none has.
    open var urls: [URL]? {
        get { values { $0[TypeIdentifiers.url] as? URL } }
        set { put((newValue ?? []).map { [TypeIdentifiers.url: $0, TypeIdentifiers.text: $0.absoluteString] }) }
    }

    /// The first image; setting it makes it the only item.
    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }

    /// The image of each item that has one; nil when none has.
    open var images: [UIImage]? {
        get { values { $0[TypeIdentifiers.png] as? UIImage } }
        set { put((newValue ?? []).map { [TypeIdentifiers.png: $0] }) }
    }

    /// The first colour; setting it makes it the only item.
    open var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }

    /// The colour of each item that has one; nil when none has.
    open var colors: [UIColor]? {
        get { values { $0[TypeIdentifiers.color] as? UIColor } }
        set { put((newValue ?? []).map { [TypeIdentifiers.color: $0] }) }
    }

    private func values<Value>(_ value: ([String: Any]) -> Value?) -> [Value]? {
        let found = items.compactMap(value)
        return found.isEmpty ? nil : found
    }

    private static func text(of item: [String: Any]) -> String? {
        textTypes.lazy.compactMap { item[$0] as? String }.first
    }

    private static var text: ([String: Any]) -> String? { { text(of: $0) } }

    // MARK: The clipboard

    private var runtime: ApplicationRuntime? { name == .general ? ApplicationRuntime.current : nil }

    private func put(_ items: [[String: Any]]) {
        content.noteTypes()
        (content.items, content.announcedTypes) = (items.map(Self.withKnownTypes), nil)
        content.changeCount += 1
        content.reportedCount = content.changeCount
        runtime?.host?.clipboard.put(content.items.lazy.compactMap(Self.text).first)
        postChange()
    }

    /// Notifies observers of the types that were added and removed.
    func postChange() {
        let (added, removed) = content.consumeTypeChanges()
        NotificationCenter.default.post(
            name: Self.changedNotification, object: self,
            userInfo: [Self.changedTypesAddedUserInfoKey: added, Self.changedTypesRemovedUserInfoKey: removed])
    }

    /// The types of another program's content that was not fetched; nil when the content is the app's own, or fetched.
    private var announcedTypes: [String]? {
        look()
        return content.announcedTypes
    }

    /// Checks for new content of other programs, which replaces the present one.
    ///
    /// The content is handed in as a host event, so that recordings contain it.
    private func look() {
        guard let runtime, let types = runtime.host?.clipboard.consumeNews() else { return }
        runtime.receive(.paste(types: types, text: nil), at: runtime.now)
    }

    private func fetch() {
        guard let runtime, let types = announcedTypes, types.contains(TypeIdentifiers.text),
            let text = runtime.host?.clipboard.readText()
        else { return }
        runtime.receive(.paste(types: types, text: text), at: runtime.now)
    }
}
