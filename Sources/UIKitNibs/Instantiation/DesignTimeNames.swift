/// The attributes and children of elements that are for the file's editor, or that the loader reads itself.
enum DesignTimeNames {
    static func contain(_ name: String) -> Bool { all.contains(name) || name.hasPrefix("simulated") }

    private static let all: Set<String> = [
        // Names and references.
        "id", "key", "userLabel", "sceneMemberID", "customClass", "customModule", "customModuleProvider",
        "storyboardIdentifier", "useStoryboardIdentifierAsRestorationIdentifier", "placeholderIdentifier",
        // The editor's own.
        "fixedFrame", "misplaced", "ambiguous", "verifyAmbiguity", "placeholderIntrinsicWidth",
        "placeholderIntrinsicHeight", "colorLabel", "contentStretch", "freeformSize", "canvasLocation", "notes",
        "designatedEntryPoint", "wantsToolTips", "modalFormSheetSize", "ibShadowedNotes",
        "ibExternalPinnedTransforms", "tableViewCell", "animations",
        // The loader's.
        "view", "connections", "constraints", "userDefinedRuntimeAttributes", "userGuides", "layoutGuides", "variation",
        "safeArea", "contentLayoutGuide", "frameLayoutGuide", "keyboard", "gestureRecognizers",
        // A container's controllers, which its relationships name.
        "nil",
    ]
}
