import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore

@Suite(.application) final class NSItemProviderTests {
    private let tester = ViewTester()

    /// The object of a class that a provider gives at once.
    private func load<Value: NSItemProviderReading>(_ type: Value.Type, from provider: NSItemProvider) -> Value? {
        nonisolated(unsafe) var loaded: Value?
        provider.loadObject(ofClass: type) { object, _ in loaded = object as? Value }
        return loaded
    }

    private func data(_ type: String, from provider: NSItemProvider) -> Data? {
        nonisolated(unsafe) var loaded: Data?
        provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in loaded = data }
        return loaded
    }

    /// A provider that has only the bytes of another one, as of another program.
    private func foreign(_ provider: NSItemProvider) -> NSItemProvider {
        let made = NSItemProvider()
        for type in provider.registeredTypeIdentifiers {
            let bytes = data(type, from: provider)
            made.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { handler in
                handler(bytes, nil)
                return nil
            }
        }
        return made
    }

    @Test func `a text is given as text and as bytes in UTF-8`() {
        let provider = NSItemProvider(object: "Grüße" as NSString)
        nonisolated(unsafe) var text: String?

        provider.loadObject(ofClass: String.self) { value, _ in text = value }

        #expect(text == "Grüße")
        #expect(data("public.utf8-plain-text", from: provider) == Data("Grüße".utf8))
        #expect(load(NSString.self, from: foreign(provider)) == "Grüße" as NSString)
        #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    }

    @Test func `types conform to those that they are special cases of`() {
        let text = NSItemProvider(object: "a" as NSString)
        let image = NSItemProvider()
        image.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { _ in nil }

        #expect(text.hasItemConformingToTypeIdentifier("public.plain-text"))
        #expect(text.hasItemConformingToTypeIdentifier("public.text"))
        #expect(text.hasItemConformingToTypeIdentifier("public.data"))
        #expect(!text.hasItemConformingToTypeIdentifier("public.url"))
        #expect(image.hasItemConformingToTypeIdentifier("public.image"))
        #expect(!image.hasItemConformingToTypeIdentifier("public.jpeg"))
        #expect(image.canLoadObject(ofClass: UIImage.self))
        #expect(!image.canLoadObject(ofClass: String.self))
    }

    @Test func `addresses, colours and pictures pass as bytes`() throws {
        let url = NSItemProvider(object: try #require(NSURL(string: "https://example.org/a")))
        let color = NSItemProvider(object: UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
        let size = CGSize(width: 3, height: 2)
        let picture = UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(origin: .zero, size: size)) }
        let image = NSItemProvider(object: picture)

        #expect(load(NSURL.self, from: foreign(url))?.absoluteString == "https://example.org/a")
        #expect(url.canLoadObject(ofClass: URL.self))
        #expect(load(UIColor.self, from: foreign(color)) == UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
        let loaded = try #require(load(UIImage.self, from: foreign(image))?.cgImage)
        #expect(loaded.width == picture.cgImage?.width)
        #expect(image.registeredTypeIdentifiers == ["public.png", "public.jpeg"])
    }

    @Test func `an object of this program is returned itself, with attributes that its bytes do not hold`() {
        let text = NSAttributedString(string: "a", attributes: [.foregroundColor: UIColor.red])
        let provider = NSItemProvider(object: text)

        #expect(load(NSAttributedString.self, from: provider) === text)
        #expect(load(NSAttributedString.self, from: foreign(provider))?.string == "a")
        // A text can be read from its bytes.
        #expect(load(NSString.self, from: provider) == "a" as NSString)
    }

    @Test func `a file's address is one of a file as well as an address`() {
        let provider = NSItemProvider(object: NSURL(fileURLWithPath: "/a/b"))

        #expect(provider.registeredTypeIdentifiers == ["public.file-url", "public.url"])
        #expect(load(NSURL.self, from: foreign(provider))?.path == "/a/b")
    }

    @Test func `a missing representation is an error with a code`() {
        nonisolated(unsafe) var errors: [NSError] = []
        let provider = NSItemProvider(object: "a" as NSString)

        provider.loadDataRepresentation(forTypeIdentifier: "public.image") { _, error in
            error.map { errors.append($0 as NSError) }
        }
        provider.loadObject(ofClass: UIColor.self) { _, error in error.map { errors.append($0 as NSError) } }

        #expect(errors.map(\.code) == [-1000, -1000])
        #expect(errors.allSatisfy { $0.domain == NSItemProvider.errorDomain })
    }

    @Test func `damaged bytes are an error and no object`() {
        let provider = NSItemProvider()
        for type in ["public.png", "com.apple.uikit.color"] {
            provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { handler in
                handler(Data([1, 2, 3]), nil)
                return nil
            }
        }
        nonisolated(unsafe) var failures = 0

        provider.loadObject(ofClass: UIImage.self) { object, error in if object == nil, error != nil { failures += 1 } }
        provider.loadObject(ofClass: UIColor.self) { object, error in if object == nil, error != nil { failures += 1 } }

        #expect(failures == 2)
    }

    @Test func `objects are made on demand only, and a copy keeps its types`() {
        nonisolated(unsafe) var made = 0
        let provider = NSItemProvider()
        provider.registerObject(ofClass: NSString.self, visibility: .all) { handler in
            made += 1
            handler("late" as NSString, nil)
            return nil
        }
        provider.suggestedName = "name"
        let copy = provider.copy() as? NSItemProvider
        provider.registerObject(UIColor.red, visibility: .ownProcess)

        #expect(made == 0)
        #expect(load(NSString.self, from: provider) == "late" as NSString)
        #expect(made == 1)
        #expect(copy?.registeredTypeIdentifiers == ["public.utf8-plain-text"])
        #expect(copy?.suggestedName == "name")
        #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text", "com.apple.uikit.color"])
    }
}
