import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

/// A text field of 200 by 40 points at (20, 100), whose characters are squares of 10 points.
final class FieldStage {
    let tester: ViewTester
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    let recorder = FieldRecorder()

    init(_ text: String = "", appearance: UIUserInterfaceStyle = .light) {
        tester = ViewTester(appearance: appearance)
        field.font = .systemFont(ofSize: 10)
        field.text = text
        tester.show(field)
    }

    deinit {}

    /// Begins editing, with the caret or the selection at places of the text.
    func edit(_ start: Int? = nil, to end: Int? = nil) {
        field.becomeFirstResponder()
        if let start { select(start, to: end ?? start) }
        tester.pump()
    }

    func select(_ start: Int, to end: Int) {
        let places = [start, end].map { field.position(from: field.beginningOfDocument, offset: $0)! }
        field.selectedTextRange = field.textRange(from: places[0], to: places[1])
    }

    var text: String { field.text ?? "" }

    /// The texts that the last frame draws, but for the status bar's clock.
    var drawn: [String] { tester.drawnTexts.filter { $0 != "9:41" } }

    /// The text with the caret or the selection drawn in.
    var shown: String {
        let (text, range) = (field.editing.text, field.editing.selection.range)
        let parts = [0..<range.lowerBound, range, range.upperBound..<text.length].map { text.string(in: $0) }
        return range.isEmpty ? "\(parts[0])|\(parts[2])" : "\(parts[0])[\(parts[1])]\(parts[2])"
    }

    /// The text without what is being composed.
    var withoutMarked: String {
        guard let marked = field.editing.marked else { return text }
        var rest = field.editing.text
        rest.replace(marked, with: AttributedText(style: TextStyle([:])))
        return rest.string
    }

    /// The point at a character's left edge, in the window.
    func point(of character: Int, in field: UITextField? = nil) -> CGPoint {
        let field = field ?? self.field
        let rect = field.caretRect(for: field.position(from: field.beginningOfDocument, offset: character)!)
        return field.convert(CGPoint(x: rect.minX, y: rect.midY), to: nil)
    }

    /// The caret's view; nil while it shows none.
    var caret: TextCaret? {
        field.interaction.canvas.subviews.compactMap { $0 as? TextCaret }.first { !$0.isHidden && $0.alpha > 0 }
    }

    /// The rectangles behind the selection, in the field's space.
    var highlights: [CGRect] {
        field.interaction.canvas.subviews.compactMap { $0 as? TextHighlights }.flatMap { $0.subviews.map(\.frame) }
    }
}
