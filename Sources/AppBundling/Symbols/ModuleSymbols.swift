/// The Swift source that a module gets for its resources: its assets by symbols, and texts in the user's language.
package enum ModuleSymbols {
    /// The functions by which a module's own sources find texts.
    ///
    /// They have to be declared in the module: declared in a framework they would be ambiguous with Foundation's, which crash
    /// and choose other languages.
    package static let texts = """
        func NSLocalizedString(
            _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "", comment: String
        ) -> String { anoleLocalizedString(key, tableName: tableName, bundle: bundle, value: value) }
        extension Bundle {
            func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
                anoleLocalizedString(key, tableName: tableName, bundle: self, value: value ?? "")
            }
        }

        """

    /// The bundle with a target's resources, as its sources mean it with `Bundle.module`: the folder inside of the package
    /// manager's.
    ///
    /// Foundation looks for files in a bundle's own folder only. It is one object, isolated as `Bundle.module` is.
    package static func moduleBundle(of executable: String) -> String {
        """
        extension Bundle {
            static let anoleModule: Bundle =
                Bundle(path: module.bundlePath + \(quoted("/\(executable).app"))) ?? module
        }

        """
    }

    /// The symbols of a module's images and colours.
    package static func assets(_ names: AssetNames) -> String {
        source(AssetNames.symbols(of: names.images, suffix: "image"), type: "ImageResource")
            + source(AssetNames.symbols(of: names.colors, suffix: "color"), type: "ColorResource")
    }

    private static func source(_ symbols: [AssetNames.Symbol], type: String) -> String {
        guard !symbols.isEmpty else { return "" }
        return "extension \(type) {\n" + body(symbols, type: type, depth: 1) + "}\n"
    }

    private static func body(_ symbols: [AssetNames.Symbol], type: String, depth: Int) -> String {
        let indent = String(repeating: "    ", count: depth)
        var text = ""
        for symbol in symbols where symbol.namespaces.isEmpty {
            text += "\(indent)static let \(symbol.name) = \(type)(name: \(quoted(symbol.asset)), bundle: .main)\n"
        }
        // Hash order: a set that is sorted.
        for namespace in Set(symbols.compactMap(\.namespaces.first)).sorted() {
            let inner = symbols.filter { $0.namespaces.first == namespace }.map {
                AssetNames.Symbol(namespaces: Array($0.namespaces.dropFirst()), name: $0.name, asset: $0.asset)
            }
            text += "\(indent)enum \(namespace) {\n" + body(inner, type: type, depth: depth + 1) + "\(indent)}\n"
        }
        return text
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
