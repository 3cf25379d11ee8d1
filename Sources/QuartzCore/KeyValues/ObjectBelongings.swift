/// Belongings that few objects have: those who observe their properties, and the values that were associated with them.
package nonisolated final class ObjectBelongings {
    /// The observers of its properties; a class of UIKit's.
    package var observers: AnyObject?
    package var associated: [UnsafeRawPointer: () -> Any?] = [:]

    package init() {}
}
