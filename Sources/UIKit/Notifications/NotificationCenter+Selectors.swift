public import Foundation
public import UIKitCore

extension NotificationCenter {
    /// Has a method of an observer called for notifications; the selector's sender is the notification.
    ///
    /// The observer is not retained: one that is deallocated is called no more. The method belongs to the main actor; a
    /// notification that is posted elsewhere reaches it there, a little later.
    ///
    /// - Parameters:
    ///   - observer: The object whose method it is.
    ///   - aSelector: The method, with or without an argument for the notification.
    ///   - aName: The notifications to hear of; nil for all.
    ///   - anObject: The only sender to hear of; nil for all.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        SelectorObservers.shared.add(
            observer as AnyObject, selector: aSelector, name: aName, object: anObject as AnyObject?, to: self)
    }

    /// Has a method of an observer without arguments called for notifications, as `addObserver(_:selector:name:object:)` does.
    ///
    /// - Parameters:
    ///   - observer: The object whose method it is.
    ///   - selector: The method, such as `Controller.refresh`.
    ///   - name: The notifications to hear of; nil for all.
    ///   - object: The only sender to hear of; nil for all.
    @MainActor public func addObserver<Observer: AnyObject>(
        _ observer: Observer, selector: @escaping @MainActor (Observer) -> @MainActor () -> Void,
        name: NSNotification.Name?, object: Any?
    ) { addObserver(observer, selector: Selector(selector), name: name, object: object) }

    /// Has a method of an observer called with notifications, as `addObserver(_:selector:name:object:)` does.
    ///
    /// - Parameters:
    ///   - observer: The object whose method it is.
    ///   - selector: The method, such as `Controller.refresh(_:)`.
    ///   - name: The notifications to hear of; nil for all.
    ///   - object: The only sender to hear of; nil for all.
    @MainActor public func addObserver<Observer: AnyObject, Sent>(
        _ observer: Observer, selector: @escaping @MainActor (Observer) -> @MainActor (Sent) -> Void,
        name: NSNotification.Name?, object: Any?
    ) { addObserver(observer, selector: Selector(selector), name: name, object: object) }

    /// Removes an observer with all of its methods; the token of a method that takes a block can be removed by it too.
    public func removeObserver(_ observer: AnyObject) { removeObserver(observer, name: nil, object: nil) }

    /// Calls no method of an observer any more for some notifications.
    ///
    /// - Parameters:
    ///   - observer: The object, or the token of a method that takes a block.
    ///   - aName: The notifications; nil for all.
    ///   - anObject: The only sender that counts; nil for all.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        SelectorObservers.shared.remove(observer, name: aName, object: anObject as AnyObject?, from: self)
        removeObserver(observer as Any, name: aName, object: anObject)
    }
}
