public import Foundation

/// How bar buttons look in one state.
///
/// Status: partial – font and colour of titles; positions and background pictures follow.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
    var onChange: () -> Void = {}

    /// Font and colour of the title; other attributes are kept, but without effect.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { onChange() }
    }
}
