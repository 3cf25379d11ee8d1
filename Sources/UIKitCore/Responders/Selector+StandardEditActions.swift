import Foundation

nonisolated extension Selector {
    /// The standard editing action `cut(_:)`, to compare with in `canPerformAction(_:withSender:)`.
    public static let cut = edit("cut") { $0.cut($1) }
    /// The standard editing action `copy(_:)`, to compare with in `canPerformAction(_:withSender:)`.
    public static let copy = edit("copy") { $0.copy($1) }
    /// The standard editing action `paste(_:)`, to compare with in `canPerformAction(_:withSender:)`.
    public static let paste = edit("paste") { $0.paste($1) }
    /// The standard editing action `pasteAndMatchStyle(_:)`, to compare with in `canPerformAction(_:withSender:)`.
    public static let pasteAndMatchStyle = edit("pasteAndMatchStyle") { $0.pasteAndMatchStyle($1) }
    /// The standard editing action `select(_:)`, to compare with in `canPerformAction(_:withSender:)`.
    public static let select = edit("select") { $0.select($1) }
    /// The standard editing action `selectAll(_:)`, to compare with in `canPerformAction(_:withSender:)`.
    public static let selectAll = edit("selectAll") { $0.selectAll($1) }
    /// The standard editing action `delete(_:)`, to compare with in `canPerformAction(_:withSender:)`.
    public static let delete = edit("delete") { $0.delete($1) }
    /// The standard editing action `makeTextWritingDirectionLeftToRight(_:)`, to compare with in
    /// `canPerformAction(_:withSender:)`.
    public static let makeTextWritingDirectionLeftToRight = edit("makeTextWritingDirectionLeftToRight") {
        $0.makeTextWritingDirectionLeftToRight($1)
    }
    /// The standard editing action `makeTextWritingDirectionRightToLeft(_:)`, to compare with in
    /// `canPerformAction(_:withSender:)`.
    public static let makeTextWritingDirectionRightToLeft = edit("makeTextWritingDirectionRightToLeft") {
        $0.makeTextWritingDirectionRightToLeft($1)
    }
    /// The standard editing action `toggleBoldface(_:)`, to compare with in `canPerformAction(_:withSender:)`.
    public static let toggleBoldface = edit("toggleBoldface") { $0.toggleBoldface($1) }
    /// The standard editing action `toggleItalics(_:)`, to compare with in `canPerformAction(_:withSender:)`.
    public static let toggleItalics = edit("toggleItalics") { $0.toggleItalics($1) }
    /// The standard editing action `toggleUnderline(_:)`, to compare with in `canPerformAction(_:withSender:)`.
    public static let toggleUnderline = edit("toggleUnderline") { $0.toggleUnderline($1) }
    /// The standard editing action `increaseSize(_:)`, to compare with in `canPerformAction(_:withSender:)`.
    public static let increaseSize = edit("increaseSize") { $0.increaseSize($1) }
    /// The standard editing action `decreaseSize(_:)`, to compare with in `canPerformAction(_:withSender:)`.
    public static let decreaseSize = edit("decreaseSize") { $0.decreaseSize($1) }
    /// The standard editing action `pasteAndGo(_:)`, to compare with in `canPerformAction(_:withSender:)`.
    public static let pasteAndGo = edit("pasteAndGo") { $0.pasteAndGo($1) }
    /// The standard editing action `pasteAndSearch(_:)`, to compare with in `canPerformAction(_:withSender:)`.
    public static let pasteAndSearch = edit("pasteAndSearch") { $0.pasteAndSearch($1) }
    /// The standard editing action `duplicate(_:)`, to compare with in `canPerformAction(_:withSender:)`.
    public static let duplicate = edit("duplicate") { $0.duplicate($1) }
    /// The standard editing action `move(_:)`, to compare with in `canPerformAction(_:withSender:)`.
    public static let move = edit("move") { $0.move($1) }
    /// The standard editing action `rename(_:)`, to compare with in `canPerformAction(_:withSender:)`.
    public static let rename = edit("rename") { $0.rename($1) }
    /// The standard editing action `export(_:)`, to compare with in `canPerformAction(_:withSender:)`.
    public static let export = edit("export") { $0.export($1) }
    /// The standard editing action `printContent(_:)`, to compare with in `canPerformAction(_:withSender:)`.
    public static let printContent = edit("printContent") { $0.printContent($1) }
    /// The standard editing action `find(_:)`, to compare with in `canPerformAction(_:withSender:)`.
    public static let find = edit("find") { $0.find($1) }
    /// The standard editing action `findAndReplace(_:)`, to compare with in `canPerformAction(_:withSender:)`.
    public static let findAndReplace = edit("findAndReplace") { $0.findAndReplace($1) }
    /// The standard editing action `findNext(_:)`, to compare with in `canPerformAction(_:withSender:)`.
    public static let findNext = edit("findNext") { $0.findNext($1) }
    /// The standard editing action `findPrevious(_:)`, to compare with in `canPerformAction(_:withSender:)`.
    public static let findPrevious = edit("findPrevious") { $0.findPrevious($1) }
    /// The standard editing action `useSelectionForFind(_:)`, to compare with in `canPerformAction(_:withSender:)`.
    public static let useSelectionForFind = edit("useSelectionForFind") { $0.useSelectionForFind($1) }
    /// The standard editing action `updateTextAttributes(conversionHandler:)`, whose sender is the handler.
    public static let updateTextAttributes = edit("updateTextAttributesWithConversionHandler") { responder, sender in
        if let handler = sender as? TextAttributeConversion {
            responder.updateTextAttributes(conversionHandler: handler)
        }
    }
    private typealias TextAttributeConversion = ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]

    /// Exports them by name, so that a selector made from a string finds the methods of a responder.
    @MainActor static func expose(to exports: AnoleExports) {
        for action in all + [updateTextAttributes] {
            exports.method(action.name) { (responder: UIResponder, sender: Any?) in
                action.perform(carriedOn: responder, sender: sender)
            }
        }
    }

    /// True for the actions above, which every responder has but few perform.
    package var isStandardEditAction: Bool { Self.editMethods[name] != nil }

    /// The method of `UIResponder` for one of the actions above; nil for any other action.
    var editMethod: String? { Self.editMethods[name] }

    private static let all: [Selector] = [
        .cut, .copy, .paste, .pasteAndMatchStyle, .select, .selectAll, .delete, .makeTextWritingDirectionLeftToRight,
        .makeTextWritingDirectionRightToLeft, .toggleBoldface, .toggleItalics, .toggleUnderline, .increaseSize,
        .decreaseSize, .pasteAndGo, .pasteAndSearch, .duplicate, .move, .rename, .export, .printContent, .find,
        .findAndReplace, .findNext, .findPrevious, .useSelectionForFind,
    ]

    private static let editMethods: [String: String] = {
        let methods =
            all.map { ($0.name, $0.name.dropLast() + "(_:)") } + [
                (updateTextAttributes.name, "updateTextAttributes(conversionHandler:)")
            ]
        return Dictionary(uniqueKeysWithValues: methods)
    }()

    private static func edit(
        _ name: String, _ call: @escaping @MainActor (UIResponder, Any?) -> Void
    ) -> Selector {
        let method: @MainActor (UIResponder) -> @MainActor (Any?) -> Void = { responder in { call(responder, $0) } }
        return Selector(method, name: name + ":")
    }
}
