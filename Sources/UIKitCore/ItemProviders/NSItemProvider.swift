import CoreGraphics
public import Foundation

/// Content that is handed from one place to another, as types that it can be loaded as.
///
/// A provider may be used on any thread. Nothing is loaded before it is asked for; handlers are called by whichever thread has
/// the content, once each.
///
/// Unlike iOS: content that is there already is handed over before the call that asks for it returns. An object that was
/// registered in this program is handed out itself where an object of its class is asked for, without being written as bytes.
///
/// Status: partial – representations as files, and previews, are not implemented.
open nonisolated class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    private let lock = NSLock()
    /// In the order in which they were registered, the best one first.
    private var representations: [ItemRepresentation] = []
    /// The objects of this program that were registered.
    private var objects: [any NSItemProviderWriting] = []
    private var name: String?

    /// Makes a provider of no type.
    public override init() { super.init() }

    /// Makes a provider of an object, as the types that it can be written as.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    private init(_ other: NSItemProvider) {
        (representations, objects, name) = other.lock.withLock { (other.representations, other.objects, other.name) }
    }

    /// A provider of the same types, to which others can be added.
    open func copy(with zone: NSZone? = nil) -> Any { NSItemProvider(self) }

    /// A name for a file of the content, without its type; nil for none.
    open var suggestedName: String? {
        get { lock.withLock { name } }
        set { lock.withLock { name = newValue } }
    }

    // MARK: Registering

    /// Adds a type whose bytes a handler loads when they are asked for; one that is there already is replaced in its place.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        let made = ItemRepresentation(type: typeIdentifier, visibility: visibility, load: loadHandler)
        lock.withLock {
            if let index = representations.firstIndex(where: { $0.type == typeIdentifier }) {
                representations[index] = made
            } else {
                representations.append(made)
            }
        }
    }

    /// Adds the types that an object can be written as.
    open func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
        let box = UncheckedObject(object)
        for type in object.writableTypeIdentifiersForItemProvider {
            let own = Swift.type(of: object).itemProviderVisibilityForRepresentation(withTypeIdentifier: type)
            registerDataRepresentation(
                forTypeIdentifier: type, visibility: max(own, visibility)
            ) { box.object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0) }
        }
        lock.withLock { objects.append(object) }
    }

    /// Adds the types that objects of a class can be written as; a handler makes the object when one of them is asked for.
    open func registerObject(
        ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
        loadHandler:
            @escaping @Sendable (
                @escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void
            ) -> Progress?
    ) {
        for type in aClass.writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { completion in
                loadHandler { object, error in
                    guard let object else { return completion(nil, error) }
                    _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
                }
            }
        }
    }

    private func max(
        _ one: NSItemProviderRepresentationVisibility, _ other: NSItemProviderRepresentationVisibility
    ) -> NSItemProviderRepresentationVisibility { one.rawValue > other.rawValue ? one : other }

    // MARK: Asking

    /// The types that it can be loaded as, the best one first.
    open var registeredTypeIdentifiers: [String] { lock.withLock { representations.map(\.type) } }

    /// Whether one of its types is a type or a special case of it.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        representation(conformingTo: typeIdentifier) != nil
    }

    private func representation(conformingTo type: String) -> ItemRepresentation? {
        lock.withLock {
            representations.first { $0.type == type }
                ?? representations.first { TypeIdentifiers.conforms($0.type, to: type) }
        }
    }

    /// Whether an object of a class can be made of it.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        object(of: aClass) != nil || readable(by: aClass) != nil
    }

    /// The first object of this program that is of a class.
    private func object(of aClass: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
        lock.withLock { objects.lazy.compactMap { Self.cast($0, to: aClass) }.first }
    }

    private static func cast<Reading: NSItemProviderReading>(
        _ object: Any, to type: Reading.Type
    ) -> (any NSItemProviderReading)? { object as? Reading }

    /// The type that a class is best made from, and the representation for it.
    private func readable(
        by aClass: any NSItemProviderReading.Type
    ) -> (type: String, representation: ItemRepresentation)? {
        for type in aClass.readableTypeIdentifiersForItemProvider {
            if let found = representation(conformingTo: type) { return (type, found) }
        }
        return nil
    }

    // MARK: Loading

    /// Loads the bytes of a type or of a special case of it; the handler gets them or an error.
    @discardableResult open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        guard let representation = representation(conformingTo: typeIdentifier) else {
            completionHandler(nil, Self.error(.itemUnavailableError, "There is no content of type \(typeIdentifier)."))
            return Self.finished
        }
        return load(representation, completionHandler)
    }

    private func load(
        _ representation: ItemRepresentation, _ handler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        let own = representation.load { data, error in
            progress.completedUnitCount = 1
            handler(data, error)
        }
        if let own { progress.cancellationHandler = { own.cancel() } }
        return progress
    }

    private static var finished: Progress {
        let progress = Progress(totalUnitCount: 1)
        progress.completedUnitCount = 1
        return progress
    }

    /// Loads an object of a class; the handler gets it or an error.
    @discardableResult open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        if let object = object(of: aClass) {
            completionHandler(object, nil)
            return Self.finished
        }
        guard let (type, representation) = readable(by: aClass) else {
            completionHandler(nil, Self.error(.itemUnavailableError, "There is no content for the class \(aClass)."))
            return Self.finished
        }
        let make = SharedFunction { try aClass.object(withItemProviderData: $0, typeIdentifier: type) }
        return load(representation) { data, error in
            guard let data else { return completionHandler(nil, error) }
            do { completionHandler(try make.call(data), nil) } catch {
                completionHandler(nil, error)
            }
        }
    }
}

/// An object on its way to the thread that writes it, as its provider may be used on any.
private nonisolated struct UncheckedObject: @unchecked Sendable {
    let object: any NSItemProviderWriting

    init(_ object: any NSItemProviderWriting) { self.object = object }
}
