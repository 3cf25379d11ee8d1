public import CoreGraphics
public import Foundation

/// The domain of errors with the codes of `CTFontManagerError`.
public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"

/// Lets the fonts of a file be found by their names in this process from now on; false with an error when it cannot be.
///
/// Unlike iOS: every scope but `none` is this process.
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    guard scope != .none else { return FontRegistration.fail(.notRegistered, fontURL.path, error) }
    guard FileManager.default.fileExists(atPath: fontURL.path) else {
        return FontRegistration.fail(.fileNotFound, fontURL.path, error)
    }
    let isRegistered = FontRegistration.change { $0.register(file: fontURL.path) }
    return isRegistered || FontRegistration.fail(.unrecognizedFormat, fontURL.path, error)
}

/// Unregisters the fonts of a file, in any scope; false with an error for a file that was not registered.
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    FontRegistration.change { $0.unregister(file: fontURL.path) }
        || FontRegistration.fail(.notRegistered, fontURL.path, error)
}

/// Lets a font be found by its names in this process from now on; false with an error when it cannot be.
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    let name = font.postScriptName ?? ""
    guard let data = font.face?.fileData else { return FontRegistration.fail(.invalidFontData, name, error) }
    guard installedTextSystem.current.typesetter.face(named: name) == nil else {
        return FontRegistration.fail(.alreadyRegistered, name, error)
    }
    return FontRegistration.change { $0.register(data: data, name: name) }
        || FontRegistration.fail(.unrecognizedFormat, name, error)
}

/// Takes a font back; false with an error for one that was not registered.
public func CTFontManagerUnregisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    let name = font.postScriptName ?? ""
    return FontRegistration.change { $0.unregister(name: name) } || FontRegistration.fail(.notRegistered, name, error)
}

/// The names of all families, sorted.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray {
    installedTextSystem.current.typesetter.familyNames
}

/// The PostScript names of all faces, sorted.
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
    let typesetter = installedTextSystem.current.typesetter
    return typesetter.familyNames.flatMap { typesetter.faces(ofFamily: $0).map(\.postScriptName) }.sorted()
}

/// The descriptor of the first face in a font file's bytes; nil when they are none.
public func CTFontManagerCreateFontDescriptorFromData(_ data: CFData) -> CTFontDescriptor? {
    guard let font = CGDataProvider(data: data).flatMap(CGFont.init), let name = font.postScriptName else { return nil }
    return CTFontDescriptor([kCTFontNameAttribute: name])
}

/// The descriptors of the faces in a font file, as a list of one; nil when it is none.
///
/// Status: partial – the first face; the others of a collection are not listed.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
    guard let data = try? Data(contentsOf: fileURL) else { return nil }
    return CTFontManagerCreateFontDescriptorFromData(data).map { [$0] }
}
