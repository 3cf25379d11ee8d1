import InterfaceArchive

/// Compares the pictures and colours that an interface file names with those of the app's resources.
///
/// Other modules may have more resources, so all findings are warnings. Symbols of the system are not judged.
struct ResourceNameCheck {
    private let document: InterfaceDocument
    private let images: ImageNames
    private let colors: Set<String>
    private(set) var diagnostics: [BundleDiagnostic] = []

    /// Checks a file.
    ///
    /// - Parameters:
    ///   - document: The file.
    ///   - images: The names of the app's pictures, in catalogues and files.
    ///   - colors: The names of the colours in the app's catalogues.
    init(of document: InterfaceDocument, images: ImageNames, colors: Set<String>) {
        (self.document, self.images, self.colors) = (document, images, colors)
        // The element `resources` lists the file's own resources, and only repeats names.
        var waiting = document.root.children.filter { $0.name != "resources" }.reversed() as [InterfaceElement]
        while let element = waiting.popLast() {
            judgeImages(of: element)
            judgeColor(element)
            waiting += element.children.reversed()
        }
    }

    /// The attributes of all elements that name a picture.
    private static let attributes: Set<String> = [
        "image", "highlightedImage", "selectedImage", "backgroundImage", "landscapeImage", "largeContentSizeImage",
        "background", "disabledBackground", "shadowImage", "onImage", "offImage", "minimumValueImage",
        "maximumValueImage", "progressImage", "trackImage", "incrementImage", "decrementImage", "dividerImage",
        "backIndicatorImage", "backIndicatorTransitionMaskImage", "selectionIndicatorImage",
        "preferredIndicatorImage", "preferredCurrentPageIndicatorImage", "scopeBarBackgroundImage",
    ]

    private mutating func judgeImages(of element: InterfaceElement) {
        guard element["catalog"] != "system" else { return }
        for attribute in element.attributes where Self.attributes.contains(attribute.name) {
            judgeImage(attribute.value, of: element)
        }
        if element.name == "userDefinedRuntimeAttribute", element["type"] == "image", let value = element["value"] {
            judgeImage(value, of: element)
        }
    }

    private mutating func judgeImage(_ name: String, of element: InterfaceElement) {
        guard !name.isEmpty, !images.contain(name) else { return }
        report(element, "the app has no image '\(name)', which <\(element.name)> shows", near: images.near(name))
    }

    private mutating func judgeColor(_ element: InterfaceElement) {
        guard element.name == "color", let name = element["name"], !name.isEmpty, !colors.contains(name) else { return }
        let hasOwn = document.resources.contains { $0.name == "namedColor" && $0["name"] == name }
        report(
            element, "the app's catalogues have no colour '\(name)'" + (hasOwn ? "; the file's own is used" : ""),
            // Hash order: the nearest are sorted.
            near: NearMisses.of(name, among: Array(colors)))
    }

    private mutating func report(_ element: InterfaceElement, _ message: String, near: [String]) {
        let hint = near.isEmpty ? "" : "; there is " + near.map { "'\($0)'" }.joined(separator: ", ")
        diagnostics.append(
            BundleDiagnostic(file: element.file, line: element.line, severity: .warning, message: message + hint))
    }
}
