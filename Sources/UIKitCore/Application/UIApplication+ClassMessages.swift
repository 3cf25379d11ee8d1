import Foundation

/// Messages to the class itself, by which sources that may also be part of an app extension reach the shared object.
///
/// Status: partial – of the class's own methods only `sharedApplication` is known, also by its name in Swift, `shared`.
extension UIApplication {
    private static let sharedNames: Set<String> = ["sharedApplication", "shared"]

    /// Whether the class itself has a method of a name.
    public class func responds(to aSelector: Selector!) -> Bool {
        aSelector.map { sharedNames.contains($0.name) } ?? false
    }

    /// Calls a method of the class itself, and answers its result.
    @discardableResult
    public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        guard responds(to: aSelector) else {
            fatalError(
                "unrecognized selector: the class \(self) has no method \(aSelector?.name ?? "nil"). Send it to "
                    + "\(self).shared, or call the method in Swift.")
        }
        return PerformedResults.keep(shared)
    }

    /// The value of a property of the class itself.
    public class func value(forKey key: String) -> Any? {
        guard sharedNames.contains(key) else {
            fatalError("The class \(self) has no property \(key). Ask \(self).shared for it, or read it in Swift.")
        }
        return shared
    }

    /// The value at the end of a path that begins with a property of the class itself.
    public class func value(forKeyPath keyPath: String) -> Any? {
        guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
        return (value(forKey: String(keyPath[..<dot])) as? NSObject)?.value(
            forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
    }
}
