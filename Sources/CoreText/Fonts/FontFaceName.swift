package import Foundation

/// Names of a face that are known without opening its file.
package struct FontFaceName: Hashable, Sendable {
    /// Such as `Inter-Bold`.
    package var postScriptName: String
    package var family: String
    /// Such as `Bold Italic`.
    package var style: String
    /// −1 to 1 on UIFont.Weight's scale.
    package var weight: CGFloat
    package var isItalic: Bool
    package var isMonospaced: Bool

    package init(
        postScriptName: String, family: String, style: String, weight: CGFloat, isItalic: Bool,
        isMonospaced: Bool = false
    ) {
        self.postScriptName = postScriptName
        self.family = family
        self.style = style
        self.weight = weight
        self.isItalic = isItalic
        self.isMonospaced = isMonospaced
    }
}
