/// The words that interface files have for the values of bars.
enum DecodedBarWords {
    // A deprecated style is made from its number, since its name may not be used.
    static let styles: KeyValuePairs<String, UIBarStyle?> = [
        "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": UIBarStyle(rawValue: 2),
    ]
}
