import CoreGraphics
import QuartzCore
import UIKitCore

/// The identifier of a view that is being made by its class, which its initializer with a frame passes on.
enum ReuseIdentifier {
    private static var pending: String?

    /// Makes a view of a class with an identifier; with a frame, for classes that begin with one.
    static func make<Made: UIView>(_ type: Made.Type, _ identifier: String, frame: CGRect? = nil) -> Made {
        pending = identifier
        defer { pending = nil }
        guard let frame else { return ConstructibleObject.make(type) }
        return ConstructibleObject.make(type, beginningWith: frame)
    }

    /// The identifier for the view that is being made; nil for one that an app makes.
    static func drain() -> String? {
        defer { pending = nil }
        return pending
    }
}
