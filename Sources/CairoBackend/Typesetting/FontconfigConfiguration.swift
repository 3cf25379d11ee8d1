import CPango
import Foundation

/// Owns one reference to a fontconfig configuration: the set of font files that a collection chooses from.
final class FontconfigConfiguration {
    let pointer: OpaquePointer

    /// The configuration with all fonts that the system's configuration files name; parsing them takes about 3 ms.
    static func system() -> FontconfigConfiguration? {
        FcInitLoadConfigAndFonts().map(FontconfigConfiguration.init(owning:))
    }

    /// Only the files in one directory, without any of the system's rules; about 0.1 ms when fontconfig's cache knows it.
    init?(directory: String) {
        guard let pointer = FcConfigCreate() else { return nil }
        self.pointer = pointer
        let document =
            "<fontconfig><dir>\(directory)</dir><cachedir>/var/cache/fontconfig</cachedir>"
            + "<cachedir prefix=\"xdg\">fontconfig</cachedir></fontconfig>"
        let isLoaded = document.withCString { text in
            text.withMemoryRebound(to: FcChar8.self, capacity: document.utf8.count + 1) {
                FcConfigParseAndLoadFromMemory(pointer, $0, FcTrue)
            }
        }
        guard isLoaded != FcFalse, FcConfigBuildFonts(pointer) != FcFalse else { return nil }
    }

    private init(owning pointer: OpaquePointer) { self.pointer = pointer }

    deinit { FcConfigDestroy(pointer) }

    /// Makes this the process's configuration, which keeps Pango from loading the system's on its own.
    func makeCurrent() { FcConfigSetCurrent(pointer) }

    /// Every face that the configuration knows, in no particular order.
    func faces() -> [FaceRecord] {
        let pattern = FcPatternCreate()
        let objects = FcObjectSetCreate()
        defer {
            FcPatternDestroy(pattern)
            FcObjectSetDestroy(objects)
        }
        for name in [FC_FAMILY, FC_STYLE, FC_POSTSCRIPT_NAME, FC_WEIGHT, FC_SLANT, FC_SPACING] {
            FcObjectSetAdd(objects, name)
        }
        guard let set = FcFontList(pointer, pattern, objects) else { return [] }
        defer { FcFontSetDestroy(set) }
        return (0..<Int(set.pointee.nfont)).compactMap { FaceRecord(set.pointee.fonts[$0]) }
    }

    /// Adds the faces of a file; false for a file without fonts.
    func add(file path: String) -> Bool {
        path.withCString { text in
            text.withMemoryRebound(to: FcChar8.self, capacity: path.utf8.count + 1) {
                FcConfigAppFontAddFile(pointer, $0) != FcFalse
            }
        }
    }

    /// Drops all added files but some.
    func keepOnly(files: [String]) {
        FcConfigAppFontClear(pointer)
        for file in files { _ = add(file: file) }
    }
}
