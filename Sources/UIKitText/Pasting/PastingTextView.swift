import Foundation
import UIFoundation
import UIKitCore

/// A text view or field, in which a delegate can change pasted content.
protocol PastingTextView: EditableTextView, UITextPasteConfigurationSupporting {
    var interaction: TextInteraction { get }
}

extension PastingTextView {
    /// Whether items can be pasted: each of an accepted type, by default text, addresses, and images if they can be attachments.
    func acceptsPasting(_ providers: [NSItemProvider]) -> Bool {
        guard !providers.isEmpty else { return false }
        if let pasteConfiguration { return providers.allSatisfy(pasteConfiguration.accepts) }
        return providers.allSatisfy { provider in
            provider.canLoadObject(ofClass: NSString.self)
                || acceptsImages && provider.canLoadObject(ofClass: UIImage.self)
        }
    }

    /// Whether images can be attachments.
    private var acceptsImages: Bool { hasParagraphs && allowsEditingTextAttributes && !isSecureTextEntry }

    /// Pastes items, those of types that are not accepted left out.
    func pasteItems(_ providers: [NSItemProvider]) {
        let accepted = providers.filter { acceptsPasting([$0]) }
        guard !accepted.isEmpty else { return }
        TextPaste.begin(with: accepted.map { ($0, nil) }, into: self, replacing: interaction.replacedRange)
    }
}

extension UITextView: PastingTextView {}
extension UITextField: PastingTextView {}
