public import Foundation
public import UIFoundation

/// A class whose objects can all be given colours, fonts and pictures at once, through a proxy.
///
/// A value that is set on a proxy is applied to each object when it enters a window: to a view before `didMoveToWindow()` and
/// its layout, to a bar's item before its button is shown. Values that were set on the object itself before are kept, and
/// objects that are in a window keep their values until they enter one again. Where several proxies fit, those of subclasses
/// count before those of their superclasses, and among those of a class the one whose outermost container is nearest to the
/// window; where these are the same, the one with more containers, and then the one for certain traits.
///
/// Unlike iOS: no Objective-C runtime forwards calls, so a proxy is an object of the class, made with `init()`, that never
/// enters a window. It passes on the properties that the SDK marks for proxies, and others of the framework that apps commonly
/// set so: see `AppearanceSetter`. Properties that an app declares itself stay with the proxy.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
    /// The proxy for all objects of the class.
    static func appearance() -> Self

    /// The proxy for objects of the class in containers.
    /// - Parameter containerTypes: classes of views and controllers, the innermost first; others may lie between them.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self

    /// The proxy for objects of the class whose traits contain some; a change of the traits applies it too.
    static func appearance(for trait: UITraitCollection) -> Self

    /// The proxy for objects of the class with some traits, in containers.
    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}
