import UIFoundation

/// The strings that interface files use for enumeration values of views.
enum DecodedViewWords {
    static let contentModes: KeyValuePairs<String, UIView.ContentMode> = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]

    static let autoresizing: KeyValuePairs<String, UIView.AutoresizingMask> = [
        "flexibleMinX": .flexibleLeftMargin, "widthSizable": .flexibleWidth, "flexibleMaxX": .flexibleRightMargin,
        "flexibleMinY": .flexibleTopMargin, "heightSizable": .flexibleHeight, "flexibleMaxY": .flexibleBottomMargin,
    ]

    static let semantics: KeyValuePairs<String, UISemanticContentAttribute> = [
        "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
        "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
    ]

    static let tintModes: KeyValuePairs<String, UIView.TintAdjustmentMode> = [
        "automatic": .automatic, "normal": .normal, "dimmed": .dimmed,
    ]

    /// The properties of the guides that views have by themselves, by their keys in files.
    static let guides: [String: String] = [
        "safeArea": "safeAreaLayoutGuide", "keyboard": "keyboardLayoutGuide",
        "contentLayoutGuide": "contentLayoutGuide", "frameLayoutGuide": "frameLayoutGuide",
        "layoutMargins": "layoutMarginsGuide", "readableContent": "readableContentGuide",
    ]
}
