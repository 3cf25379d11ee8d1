import CoreGraphics
import Foundation

/// Changes of the fonts that can be asked for.
enum FontRegistration {
    /// Has the typesetter change its fonts; layouts made with the others are forgotten when it did.
    static func change(_ body: (any Typesetter) -> Bool) -> Bool {
        let system = installedTextSystem.current
        guard body(system.typesetter) else { return false }
        system.cache.removeAll()
        return true
    }

    /// Writes an error about a file or a font, with a reference of the caller's, and answers false.
    static func fail(
        _ code: CTFontManagerError, _ name: String, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
    ) -> Bool {
        let made = NSError(
            domain: kCTFontManagerErrorDomain, code: code.rawValue,
            userInfo: [NSLocalizedDescriptionKey: "The font \(name) was not changed: \(code)."])
        error?.pointee = Unmanaged.passRetained(made)
        return false
    }
}
