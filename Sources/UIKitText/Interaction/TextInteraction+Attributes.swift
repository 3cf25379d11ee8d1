import Foundation
import UIFoundation
import UIKitCore

/// Changes of the attributes of the selected text.
extension TextInteraction {
    /// Whether the user may change attributes now.
    var editsAttributes: Bool {
        view.isEditing && view.allowsEditing && view.allowsEditingTextAttributes && !view.isSecureTextEntry
    }

    func convertAttributes(_ convert: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {
        guard editsAttributes else { return }
        editing.restyle { TextStyle(convert($0.attributes)) }
    }

    /// Adds a font trait to the selected text, or removes it if all of the selection has it.
    func toggle(_ trait: UIFontDescriptor.SymbolicTraits) {
        let hasAll = editing.selectedStyles.allSatisfy {
            font(in: $0.attributes).fontDescriptor.symbolicTraits.contains(trait)
        }
        convertAttributes { attributes in
            let font = font(in: attributes)
            let former = font.fontDescriptor.symbolicTraits
            let traits = hasAll ? former.subtracting(trait) : former.union(trait)
            guard let descriptor = font.fontDescriptor.withSymbolicTraits(traits) else { return attributes }
            return attributes.merging([.font: UIFont(descriptor: descriptor, size: font.pointSize)]) { $1 }
        }
    }

    private func font(in attributes: [NSAttributedString.Key: Any]) -> UIFont {
        attributes[.font] as? UIFont ?? view.plainFont
    }

    /// Underlines the selected text, or removes the underline if all of the selection has one.
    func toggleUnderlines() {
        let hasAll = editing.selectedStyles.allSatisfy { Self.isUnderlined($0.attributes) }
        convertAttributes { attributes in
            var attributes = attributes
            attributes[.underlineStyle] = hasAll ? nil : NSUnderlineStyle.single.rawValue
            return attributes
        }
    }

    private static func isUnderlined(_ attributes: [NSAttributedString.Key: Any]) -> Bool {
        (attributes[.underlineStyle] as? Int ?? 0) != 0
    }
}
