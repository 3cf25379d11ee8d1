import Foundation

/// The values that Foundation turns into objects by rules of their own, named so that linkers keep the rules.
///
/// A program that is linked statically contains only the parts of Foundation that it mentions. Each of these rules is in a file
/// that a program need not mention: it is looked up while the program runs. Without it an array that is archived is an opaque
/// box, at which archivers stop the program, and no `as` converts an `NSArray` back to an array.
enum FoundationBridges {
    private static let types: [any _ObjectiveCBridgeable.Type] = [
        AffineTransform.self, [Any].self, CharacterSet.self, DateComponents.self, DateInterval.self, Decimal.self,
        [AnyHashable: Any].self, IndexPath.self, IndexSet.self, Measurement<Unit>.self, Notification.self,
        PersonNameComponents.self, Set<AnyHashable>.self, Substring.self, URL.self, URLComponents.self,
        URLQueryItem.self, UUID.self,
    ]

    /// Links the rules into the program; called once by code that every app runs.
    @inline(never) static func link() { withExtendedLifetime(types) {} }
}
