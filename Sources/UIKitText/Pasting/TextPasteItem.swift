import Foundation
import UIFoundation
import UIKitCore

/// An item of a paste, which has no result at first; the first one that it gets counts.
final class TextPasteItem: NSObject, UITextPasteItem {
    let itemProvider: NSItemProvider
    let localObject: Any?
    let defaultAttributes: [NSAttributedString.Key: Any]
    /// Whether attributes may be pasted without the delegate's wish, and images as attachments.
    private let (isRich, acceptsImages): (Bool, Bool)
    private var hasResult = false
    /// Called once with the item's result, nil for none.
    var onResult: (NSAttributedString?) -> Void = { _ in }

    init(
        _ provider: NSItemProvider, localObject: Any?, defaultAttributes: [NSAttributedString.Key: Any], isRich: Bool,
        acceptsImages: Bool
    ) {
        (itemProvider, self.localObject, self.defaultAttributes) = (provider, localObject, defaultAttributes)
        (self.isRich, self.acceptsImages) = (isRich, acceptsImages)
    }

    private func finish(_ result: NSAttributedString?) {
        guard !hasResult else { return }
        hasResult = true
        onResult(result)
        onResult = { _ in }
    }

    func setResult(string: String) {
        finish(AttributedText(string, style: TextStyle(defaultAttributes)).attributed)
    }
    func setResult(attributedString string: NSAttributedString) { finish(string) }
    func setResult(attachment: NSTextAttachment) {
        finish(AttributedText("\u{FFFC}", style: TextStyle([.attachment: attachment])).attributed)
    }
    func setNoResult() { finish(nil) }

    func setDefaultResult() {
        let provider = itemProvider
        if provider.canLoadObject(ofClass: NSAttributedString.self) {
            load(NSAttributedString.self) { item, text in
                guard item.isRich else { return item.setPlainResult(text.string) }
                item.finish(AttributedText(text).over(TextStyle(item.defaultAttributes)).attributed)
            }
        } else if acceptsImages, provider.canLoadObject(ofClass: UIImage.self) {
            load(UIImage.self) { $0.setResult(attachment: NSTextAttachment(image: $1)) }
        } else if provider.canLoadObject(ofClass: NSURL.self) {
            load(NSURL.self) { $0.setResult(string: $1.absoluteString) }
        } else {
            setNoResult()
        }
    }

    /// Pastes characters without those that mean attachments.
    private func setPlainResult(_ string: String) {
        let plain = string.replacing("\u{FFFC}", with: "")
        if plain.isEmpty { setNoResult() } else { setResult(string: plain) }
    }

    /// Loads an object, which may take its time.
    private func load<Object: NSItemProviderReading & SendableMetatype>(
        _ type: Object.Type, _ use: @escaping @MainActor (TextPasteItem, Object) -> Void
    ) {
        itemProvider.loadObject(ofClass: type) { object, _ in
            let loaded = LoadedObject(object as? Object)
            let deliver: @MainActor () -> Void = {
                if let object = loaded.object { use(self, object) } else { self.setNoResult() }
            }
            if MainQueue.isCurrent { return MainActor.assumeIsolated(deliver) }
            Task { @MainActor in deliver() }
        }
    }
}

/// An object on its way from the thread that loaded it, which gives it up.
private nonisolated struct LoadedObject<Object>: @unchecked Sendable {
    let object: Object?

    init(_ object: Object?) { self.object = object }
}
