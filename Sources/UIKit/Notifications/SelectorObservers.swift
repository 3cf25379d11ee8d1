import Foundation
import Synchronization
import UIKitCore

/// The objects that get notifications by a method, with the tokens of their centres.
nonisolated final class SelectorObservers: Sendable {
    static let shared = SelectorObservers()

    private struct Entry {
        weak var observer: AnyObject?
        weak var center: NotificationCenter?
        let name: NSNotification.Name?
        let object: ObjectIdentifier?
        let token: any NSObjectProtocol
    }

    private struct Table {
        var entries: [ObjectIdentifier: [Entry]] = [:]
        /// The number of observers at which deallocated ones are searched for.
        var limit = 64
    }

    // Entries hold references that may be sent anywhere, but only in here, one thread at a time.
    private struct Unchecked: @unchecked Sendable { var table = Table() }
    private let state = Mutex(Unchecked())

    /// The target of a call; its references are only ever followed on the main actor.
    private struct Receiver: @unchecked Sendable {
        weak var observer: AnyObject?
        let selector: Selector

        func receive(_ notification: Notification) {
            nonisolated(unsafe) let notification = notification
            let call: @MainActor @Sendable () -> Void = {
                if let observer { selector.perform(on: observer, sender: notification, event: nil) }
            }
            if MainQueue.isCurrent {
                MainActor.assumeIsolated(call)
            } else {
                DispatchQueue.main.async(execute: call)
            }
        }
    }

    func add(
        _ observer: AnyObject, selector: Selector, name: NSNotification.Name?, object: AnyObject?,
        to center: NotificationCenter
    ) {
        let receiver = Receiver(observer: observer, selector: selector)
        let token = center.addObserver(forName: name, object: object, queue: nil) { receiver.receive($0) }
        let entry = Entry(
            observer: observer, center: center, name: name, object: object.map { ObjectIdentifier($0) }, token: token)
        nonisolated(unsafe) let sent = (entry, ObjectIdentifier(observer))
        let lost = state.withLock { state -> [Entry] in
            state.table.entries[sent.1, default: []].append(sent.0)
            return state.table.entries.count > state.table.limit ? Self.removeLost(from: &state.table) : []
        }
        for entry in lost { entry.center?.removeObserver(entry.token as Any) }
    }

    func remove(
        _ observer: AnyObject, name: NSNotification.Name?, object: AnyObject?, from center: NotificationCenter
    ) {
        let (id, object) = (ObjectIdentifier(observer), object.map { ObjectIdentifier($0) })
        let removed = state.withLock { state -> [Entry] in
            guard let entries = state.table.entries[id] else { return [] }
            let isMeant = { (entry: Entry) in
                entry.center === center && (name == nil || entry.name == name)
                    && (object == nil || entry.object == object)
            }
            let kept = entries.filter { !isMeant($0) }
            state.table.entries[id] = kept.isEmpty ? nil : kept
            return entries.filter(isMeant)
        }
        for entry in removed { center.removeObserver(entry.token as Any) }
    }

    /// Removes the entries of deallocated observers; the cost is spread over as many additions.
    private static func removeLost(from table: inout Table) -> [Entry] {
        var lost: [Entry] = []
        // Hash order: entries are only taken out, without notifications.
        for (id, entries) in table.entries {
            let kept = entries.filter { $0.observer != nil }
            guard kept.count < entries.count else { continue }
            lost += entries.filter { $0.observer == nil }
            table.entries[id] = kept.isEmpty ? nil : kept
        }
        table.limit = max(64, table.entries.count * 2)
        return lost
    }
}
