import UIKit

/// A pasteboard of a test.
class ClientPasteboard: UIPasteboard {
    override class var general: UIPasteboard { super.general }

    override var changeCount: Int { super.changeCount }
    override var itemProviders: [NSItemProvider] {
        get { super.itemProviders }
        set { super.itemProviders = newValue }
    }
    override var color: UIColor? {
        get { super.color }
        set { super.color = newValue }
    }
    override var colors: [UIColor]? {
        get { super.colors }
        set { super.colors = newValue }
    }
    override var hasColors: Bool { super.hasColors }
    override var hasImages: Bool { super.hasImages }
    override var hasStrings: Bool { super.hasStrings }
    override var hasURLs: Bool { super.hasURLs }
    override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    override var images: [UIImage]? {
        get { super.images }
        set { super.images = newValue }
    }
    override var isPersistent: Bool { super.isPersistent }
    override var items: [[String: Any]] {
        get { super.items }
        set { super.items = newValue }
    }
    override var name: UIPasteboard.Name { super.name }
    override var numberOfItems: Int { super.numberOfItems }
    override var string: String? {
        get { super.string }
        set { super.string = newValue }
    }
    override var strings: [String]? {
        get { super.strings }
        set { super.strings = newValue }
    }
    override var types: [String] { super.types }
    override var url: URL? {
        get { super.url }
        set { super.url = newValue }
    }
    override var urls: [URL]? {
        get { super.urls }
        set { super.urls = newValue }
    }

    override class func remove(withName pasteboardName: UIPasteboard.Name) { super.remove(withName: pasteboardName) }
    override class func withUniqueName() -> UIPasteboard { super.withUniqueName() }

    override func addItems(_ items: [[String: Any]]) { super.addItems(items) }
    override func setObjects(_ objects: [any NSItemProviderWriting]) { super.setObjects(objects) }
    override func contains(pasteboardTypes: [String]) -> Bool { super.contains(pasteboardTypes: pasteboardTypes) }
    override func data(forPasteboardType pasteboardType: String) -> Data? {
        super.data(forPasteboardType: pasteboardType)
    }
    override func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        super.itemSet(withPasteboardTypes: pasteboardTypes)
    }
    override func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        super.setData(data, forPasteboardType: pasteboardType)
    }
    override func setPersistent(_ persistent: Bool) { super.setPersistent(persistent) }
    override func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        super.setValue(value, forPasteboardType: pasteboardType)
    }
    override func value(forPasteboardType pasteboardType: String) -> Any? {
        super.value(forPasteboardType: pasteboardType)
    }
}

/// An undo manager that a test watches.
class ClientUndoStack: UndoManager {
    override init() { super.init() }

    override var canRedo: Bool { super.canRedo }
    override var canUndo: Bool { super.canUndo }
    override var groupingLevel: Int { super.groupingLevel }
    override var groupsByEvent: Bool {
        get { super.groupsByEvent }
        set { super.groupsByEvent = newValue }
    }
    override var isRedoing: Bool { super.isRedoing }
    override var isUndoRegistrationEnabled: Bool { super.isUndoRegistrationEnabled }
    override var isUndoing: Bool { super.isUndoing }
    override var levelsOfUndo: Int {
        get { super.levelsOfUndo }
        set { super.levelsOfUndo = newValue }
    }
    override var redoActionIsDiscardable: Bool { super.redoActionIsDiscardable }
    override var redoActionName: String { super.redoActionName }
    override var redoMenuItemTitle: String { super.redoMenuItemTitle }
    override var undoActionIsDiscardable: Bool { super.undoActionIsDiscardable }
    override var undoActionName: String { super.undoActionName }
    override var undoMenuItemTitle: String { super.undoMenuItemTitle }

    override func beginUndoGrouping() { super.beginUndoGrouping() }
    override func disableUndoRegistration() { super.disableUndoRegistration() }
    override func enableUndoRegistration() { super.enableUndoRegistration() }
    override func endUndoGrouping() { super.endUndoGrouping() }
    override func redo() { super.redo() }
    override func redoMenuTitle(forUndoActionName actionName: String) -> String {
        super.redoMenuTitle(forUndoActionName: actionName)
    }
    override func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        super.registerUndo(withTarget: target, selector: selector, object: anObject)
    }
    override func removeAllActions() { super.removeAllActions() }
    override func removeAllActions(withTarget target: Any) { super.removeAllActions(withTarget: target) }
    override func setActionIsDiscardable(_ discardable: Bool) { super.setActionIsDiscardable(discardable) }
    override func setActionName(_ actionName: String) { super.setActionName(actionName) }
    override func undo() { super.undo() }
    override func undoMenuTitle(forUndoActionName actionName: String) -> String {
        super.undoMenuTitle(forUndoActionName: actionName)
    }
}

extension ClientPasteboard {
    static func read() {
        let text: String? = UIPasteboard.general.string
        let named: UIPasteboard? = UIPasteboard(name: UIPasteboard.Name("own"), create: true)
        UIPasteboard.general.string = nil
        _ = (text, named, UIPasteboard.withUniqueName())
    }

    nonisolated static let names = [UIPasteboard.changedNotification, UIPasteboard.removedNotification]
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allPasteboardName: [UIPasteboard.Name] {
        [
            .general
        ]
    }
}

/// Types that are accepted.
class ClientPasteConfiguration: UIPasteConfiguration {
    override init() { super.init() }
    override init(acceptableTypeIdentifiers: [String]) {
        super.init(acceptableTypeIdentifiers: acceptableTypeIdentifiers)
    }
    override init(forAccepting aClass: any NSItemProviderReading.Type) { super.init(forAccepting: aClass) }

    override var acceptableTypeIdentifiers: [String] {
        get { super.acceptableTypeIdentifiers }
        set { super.acceptableTypeIdentifiers = newValue }
    }
    override func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        super.addAcceptableTypeIdentifiers(acceptableTypeIdentifiers)
    }
    override func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        super.addTypeIdentifiers(forAccepting: aClass)
    }
    override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
}

/// A delegate that changes what is pasted.
final class ClientTextPasteDelegate: NSObject, UITextPasteDelegate {
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
    ) {
        if item.localObject != nil { return item.setNoResult() }
        item.itemProvider.loadObject(ofClass: NSString.self) { _, _ in }
        item.setResult(string: "a")
        item.setResult(attributedString: NSAttributedString(string: "a", attributes: item.defaultAttributes))
        item.setResult(attachment: NSTextAttachment())
        item.setDefaultResult()
    }
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString { itemStrings[0] }
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange { textRange }
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> Bool { false }
}
