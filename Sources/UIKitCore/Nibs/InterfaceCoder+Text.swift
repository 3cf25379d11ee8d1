package import Foundation
import InterfaceArchive
import ResourceFiles
package import UIFoundation

extension InterfaceCoder {
    /// The alignment of lines of text.
    package func textAlignment(_ name: String) -> NSTextAlignment? { choice(name, Self.alignments) }

    /// The line break mode, by the words of views and those of paragraphs.
    package func lineBreakMode(_ name: String) -> NSLineBreakMode? { choice(name, Self.lineBreakModes) }

    /// An attributed string, from its fragments; nil for `nil`.
    package func attributedString(_ key: String) -> NSAttributedString? {
        guard let element = value(key), element.name == "attributedString" else { return nil }
        return AttributedStringDescription(coder(for: element)).text.attributed
    }

    private static let alignments: KeyValuePairs<String, NSTextAlignment> = [
        "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]

    private static let lineBreakModes: KeyValuePairs<String, NSLineBreakMode> = [
        "tailTruncation": .byTruncatingTail, "headTruncation": .byTruncatingHead,
        "middleTruncation": .byTruncatingMiddle, "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping,
        "clip": .byClipping, "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping,
        "characterWrapping": .byCharWrapping, "clipping": .byClipping, "truncatingHead": .byTruncatingHead,
        "truncatingTail": .byTruncatingTail, "truncatingMiddle": .byTruncatingMiddle,
    ]
}
