extension Selector {
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

    /// True for the actions above, which every responder has but few perform.
    var isStandardEditAction: Bool { name.hasPrefix(Self.editPrefix) }

    private static let editPrefix = "UIResponderStandardEditActions."

    private static func edit(
        _ name: String, _ call: @escaping @MainActor (UIResponder, Any?) -> Void
    ) -> Selector {
        let method: @MainActor (UIResponder) -> @MainActor (Any?) -> Void = { responder in { call(responder, $0) } }
        return Selector(method, name: editPrefix + name)
    }
}
