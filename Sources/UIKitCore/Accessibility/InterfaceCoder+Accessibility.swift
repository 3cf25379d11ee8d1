import InterfaceArchive

extension InterfaceCoder {
    /// Reads the properties for assistive technologies, which are in one element with attributes of their own.
    func decodeAccessibility(of object: some AccessibilityDescribed) {
        guard let element = value("accessibilityConfiguration") else { return }
        let inner = coder(for: element)
        if let label = inner.string("label", localizedAs: "accessibilityLabel") {
            object.setAccessibility(\.label, AccessibilityText(label))
        }
        if let hint = inner.string("hint", localizedAs: "accessibilityHint") {
            object.setAccessibility(\.hint, AccessibilityText(hint))
        }
        if let identifier = inner.text("identifier") { object.setAccessibility(\.identifier, identifier) }
        if let traits = inner.set("traits", Self.accessibilityTraits) { object.setAccessibility(\.traits, traits) }
        if let flag = inner.value("isElement") {
            object.setAccessibility(\.isElement, coder(for: flag).flag("value"))
        }
    }

    private static let accessibilityTraits: KeyValuePairs<String, UIAccessibilityTraits> = [
        "button": .button, "link": .link, "image": .image, "selected": .selected, "playsSound": .playsSound,
        "keyboardKey": .keyboardKey, "staticText": .staticText, "summaryElement": .summaryElement,
        "notEnabled": .notEnabled, "updatesFrequently": .updatesFrequently, "searchField": .searchField,
        "startsMediaSession": .startsMediaSession, "adjustable": .adjustable,
        "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn, "header": .header,
        "tabBar": .tabBar,
    ]
}
