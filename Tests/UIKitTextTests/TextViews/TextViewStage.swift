import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

/// A text view of 200 by 100 points at (20, 100), whose characters are squares of 10 points: 19 fit into a line, which begin 5
/// points from the left and 8 from the top.
final class TextViewStage {
    let tester: ViewTester
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
    let recorder = TextViewRecorder()

    init(
        _ text: String = "", direction: UIUserInterfaceLayoutDirection = .leftToRight,
        glyphs: ViewTester.Text = .boxes
    ) {
        tester = ViewTester(direction: direction, text: glyphs)
        view.font = .systemFont(ofSize: 10)
        view.text = text
        tester.show(view)
        view.delegate = recorder
    }

    deinit {}

    /// Begins editing, with the caret or the selection at places of the text, and forgets what was noted.
    func edit(_ start: Int? = nil, to end: Int? = nil) {
        view.becomeFirstResponder()
        if let start { view.selectedRange = NSRange(location: start, length: (end ?? start) - start) }
        tester.pump()
        _ = recorder.drain()
    }

    var text: String { view.text ?? "" }

    /// The text with the caret or the selection drawn in.
    var shown: String {
        let units = Array(text.utf16)
        let range = view.editing.selection.range
        let parts = [0..<range.lowerBound, range, range.upperBound..<units.count].map {
            String(decoding: units[$0], as: UTF16.self)
        }
        return range.isEmpty ? "\(parts[0])|\(parts[2])" : "\(parts[0])[\(parts[1])]\(parts[2])"
    }

    func position(_ index: Int) -> UITextPosition {
        view.position(from: view.beginningOfDocument, offset: index) ?? view.endOfDocument
    }

    func range(_ start: Int, _ end: Int) -> UITextRange? { view.textRange(from: position(start), to: position(end)) }

    func index(_ position: UITextPosition?) -> Int? {
        position.map { view.offset(from: view.beginningOfDocument, to: $0) }
    }

    /// The centre of a character, in the window.
    func point(of index: Int) -> CGPoint {
        let rect = view.caretRect(for: position(index))
        return view.convert(CGPoint(x: rect.minX + 3, y: rect.midY), to: nil)
    }

    /// Presses and lifts a mouse on a character, some times in a row.
    func click(_ index: Int, times: Int = 1) {
        for _ in 0..<times { tester.touch(at: point(of: index), pointer: .mouse).lift() }
        tester.pump()
    }

    var caret: CGRect? {
        view.interaction.canvas.subviews.first { $0 is TextCaret && !$0.isHidden }?.frame
    }

    /// The rectangles behind the selection, in the view's space.
    var highlights: [CGRect] {
        view.interaction.canvas.subviews.compactMap { $0 as? TextHighlights }.flatMap { $0.subviews.map(\.frame) }
    }
}
