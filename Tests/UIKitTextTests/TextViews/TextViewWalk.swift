import CoreGraphics
import CoreText
import Foundation
import HostInterface
import QuartzCore
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

/// A text view that a user and an app do random things to, beside a plain array of characters that follows what the delegate is
/// asked and what the app does.
final class TextViewWalk {
    /// Six scripts with marks, joined and paired characters, both directions, and all ends of lines.
    private static let pieces = [
        "a", "b", " ", "é", "e\u{301}", "\u{301}", "👩‍👩‍👧", "🇩🇪", "👍🏽", "\n", "\r\n", "\u{2028}", "two words", "שלום",
        "مرحبا ",
        "คำว่า", "日本語", "नमस्ते", "-", "12", "\t", "\u{200D}", "\u{202E}", "\u{2029}", "wordwithoutspaces",
    ]

    private static let motions: [UIKeyboardHIDUsage] = [
        .keyboardLeftArrow, .keyboardRightArrow, .keyboardHome, .keyboardEnd, .keyboardUpArrow, .keyboardDownArrow,
        .keyboardPageUp, .keyboardPageDown,
    ]

    /// More characters are not kept, so that a step costs the same in long walks.
    private static let longest = 240

    let tester: ViewTester
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
    let recorder = TextViewWalkDelegate()
    var numbers: SeededNumbers
    private let isReal: Bool
    /// The text when it was last changed so that nothing before can be taken back.
    private var base: [UInt16] = []
    /// The text that the composed text has replaced, which is there again when composing is undone.
    private var composedOver: [UInt16] = []
    /// The last things that were done, for the report.
    private(set) var deeds: [String] = []

    init(_ text: ViewTester.Text, seed: UInt64) {
        (tester, isReal) = (ViewTester(text: text), text == .real)
        numbers = SeededNumbers(seed: seed)
        view.font = .systemFont(ofSize: 10)
        view.allowsEditingTextAttributes = true
        tester.show(view)
        view.delegate = recorder
        view.becomeFirstResponder()
        tester.pump()
    }

    deinit {}

    private var piece: String { Self.pieces[numbers.below(Self.pieces.count)] }
    private var model: [UInt16] {
        get { recorder.model }
        set { recorder.model = newValue }
    }
    private var place: Int { numbers.below(model.count + 1) }

    private func note(_ deed: String) { deeds = deeds.suffix(5) + [deed] }

    // MARK: Steps

    /// Does something, and lets a frame pass.
    func step() {
        switch numbers.below(20) {
        case 0...4: type()
        case 5, 6: move()
        case 7: delete()
        case 8: edit()
        case 9: undo()
        case 10, 11: compose()
        case 12: giveUp()
        case 13, 14: touch()
        case 15: format()
        case 16: resize()
        case 17: changeByApp()
        case 18: changeStorage()
        default: if model.count > Self.longest { shorten() } else { paste() }
        }
        tester.pump()
    }

    private func type() {
        let piece = piece
        note("typed \(piece.debugDescription)")
        tester.send(.text(piece))
    }

    private var modifiers: UIKeyModifierFlags {
        [[], .shift, .control, [.control, .shift]][numbers.below(4)]
    }

    private func press(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) {
        note("pressed \(key) \(modifiers.rawValue)")
        tester.press(key, modifiers: modifiers)
    }

    private func move() { press(Self.motions[numbers.below(Self.motions.count)], modifiers) }

    private func delete() {
        press(
            numbers.below(2) == 0 ? .keyboardDeleteOrBackspace : .keyboardDeleteForward,
            modifiers.intersection(.control))
    }

    private func edit() {
        press([.keyboardA, .keyboardX, .keyboardC, .keyboardV, .keyboardV][numbers.below(5)], .control)
    }

    private func undo() { press(.keyboardZ, modifiers.union(.control)) }

    private func paste() {
        tester.clipboardText = (0..<numbers.below(6)).map { _ in piece }.joined()
        press(.keyboardV, .control)
    }

    private func compose() {
        let piece = piece
        note("composed \(piece.debugDescription)")
        if view.editing.marked == nil { composedOver = Array(model[view.editing.selection.range]) }
        tester.send(.compose(text: piece, selection: [numbers.below(piece.utf16.count + 1), 0]))
    }

    /// The composed text is lost, and the delegate is not asked.
    private func giveUp() {
        note("gave up composing")
        if let marked = view.editing.marked { model.removeSubrange(marked) }
        tester.send(.compose(text: "", selection: [0, 0]))
    }

    private func touch() {
        let point = CGPoint(x: CGFloat(22 + numbers.below(196)), y: CGFloat(102 + numbers.below(90)))
        let isMouse = numbers.below(2) == 0
        note("\(isMouse ? "clicked" : "tapped") \(point)")
        let touch = isMouse ? tester.touch(at: point, pointer: .mouse) : tester.touch(at: point)
        if isMouse, numbers.below(2) == 0 {
            let distance = CGVector(dx: CGFloat(numbers.below(120)) - 60, dy: CGFloat(numbers.below(60)) - 30)
            tester.move(touch, by: distance, over: 0.05)
        }
        touch.lift()
        // Presses in a row would select more and more.
        if numbers.below(3) > 0 { tester.pump(by: 1) }
    }

    private func format() {
        note("formatted")
        switch numbers.below(4) {
        case 0: press(.keyboardB, .control)
        case 1: press(.keyboardU, .control)
        case 2:
            let range = [place, place].sorted()
            let font = UIFont.systemFont(ofSize: CGFloat(8 + numbers.below(3) * 4))
            view.textStorage.addAttribute(.font, value: font, range: NSRange(range[0]..<range[1]))
        default: view.textAlignment = [.natural, .center, .right, .justified][numbers.below(4)]
        }
    }

    private func resize() {
        view.frame.size = CGSize(width: 60 + numbers.below(4) * 45, height: 40 + numbers.below(3) * 40)
        note("resized to \(view.frame.size)")
        if numbers.below(4) == 0 { view.textContainerInset.left = CGFloat(numbers.below(3) * 5) }
    }

    private func shorten() {
        note("selected and deleted")
        let start = numbers.below(model.count / 2)
        view.selectedRange = NSRange(location: start, length: model.count / 2)
        press(.keyboardDeleteOrBackspace, [])
    }

    /// Changes by the app, which the delegate is not asked about.
    private func changeByApp() {
        let piece = piece
        note("the app inserted \(piece.debugDescription)")
        switch numbers.below(8) {
        case 0:
            view.text = piece
            model = Array(piece.utf16)
            base = model
        case 1...3:
            view.unmarkText()
            model.replaceSubrange(view.editing.selection.range, with: piece.utf16)
            view.insertText(piece)
        case 4, 5:
            view.selectedRange = NSRange(location: place, length: numbers.below(4))
        default:
            let range = [place, place].sorted()
            guard let start = view.position(from: view.beginningOfDocument, offset: range[0]),
                let end = view.position(from: view.beginningOfDocument, offset: range[1]),
                let whole = view.textRange(from: start, to: end), model.count < Self.longest
            else { return }
            view.unmarkText()
            view.replace(whole, withText: piece)
            model.replaceSubrange(range[0]..<range[1], with: piece.utf16)
        }
    }

    /// Changes of the storage, which may part characters from their marks and halves from each other.
    private func changeStorage() {
        let (start, piece) = (place, numbers.below(2) == 0 ? piece : "")
        let end = min(model.count, start + numbers.below(4))
        note("the storage replaced \(start)..<\(end) by \(piece.debugDescription)")
        view.textStorage.replaceCharacters(in: NSRange(start..<end), with: piece)
        model.replaceSubrange(start..<end, with: piece.utf16)
        guard start < end || !piece.isEmpty else { return }
        base = model
        if let marked = view.editing.marked { base.replaceSubrange(marked, with: composedOver) }
    }

    // MARK: Checks

    /// The fault in the text, the selection or the geometry; nil when there is none.
    func fault() -> String? {
        let string = String(decoding: model, as: UTF16.self)
        let shown = view.textStorage.string
        if let fault = recorder.fault { return fault }
        if !shown.utf16.elementsEqual(string.utf16) {
            return "the text is \(shown.debugDescription), expected \(string.debugDescription)"
        }
        let selection = view.editing.selection
        for end in [selection.anchor, selection.head] where !(0...model.count).contains(end) || !shown.isBoundary(end) {
            return "the selection ends at \(end) in \(shown.debugDescription)"
        }
        if let marked = view.editing.marked, marked.upperBound > model.count { return "\(marked) is composed" }
        return caretFault() ?? selectionFault()
    }

    /// The carets are inside the content, and each is not above the one before it.
    private func caretFault() -> String? {
        let size = view.contentSize
        let (left, right) = (view.textContainerInset.left, view.bounds.width - view.textContainerInset.right)
        var former: CGRect?
        for index in 0...model.count {
            let caret = caret(index)
            guard caret.height > 0, caret.minX >= left - 1, caret.maxX <= right + 1, caret.minY >= 0,
                caret.maxY <= size.height + 0.01
            else { return "the caret \(index) is \(caret) in \(size) with \(left)...\(right)" }
            if let former, caret.maxY <= former.minY { return "the caret \(index) is \(caret), behind \(former)" }
            former = caret
        }
        // Boxes are in the order of the text in either direction.
        guard isReal || !model.contains(where: { (0x590...0x8FF).contains($0) || $0 == 0x202E }) else { return nil }
        return searchFault(left + 0.02...right - 0.02)
    }

    /// The caret at a random position is found again by its place.
    private func searchFault(_ room: ClosedRange<CGFloat>) -> String? {
        let place = place
        let own = caret(place)
        // In a line that is wider than the view a caret is moved to the view's edge, where another one may be nearer. A position
        // within a character is found at one of the character's edges.
        guard room.contains(own.minX), room.contains(own.maxX), view.textStorage.string.isBoundary(place) else {
            return nil
        }
        let point = CGPoint(x: inLine(own.minX, at: place), y: own.midY)
        guard let position = view.closestPosition(to: point) else { return "nothing is near \(point)" }
        let (found, nearest) = (index(position), view.geometry.position(at: point).index)
        let start = view.editing.boundary(atOrBefore: nearest)
        // Parts of a composed character may be in several lines or runs, so that none of its edges is beside the point.
        guard start == nearest else {
            return found == start || found == view.editing.boundary(after: start)
                ? nil : "\(found) was found in the character at \(start)"
        }
        let other = view.caretRect(for: position)
        guard abs(other.minX - own.minX) > 1.01 || other.midY != own.midY else { return nil }
        let text = view.textStorage.string.debugDescription
        return "the caret \(place) is \(own), but the nearest one is \(other) at \(found) in \(text), "
            + "\(line(place)), carets in \(room), alignment \(view.textAlignment.rawValue)"
    }

    /// A distance from the left, limited to the characters of a line. Carets are on whole pixels, which may be beside them, where
    /// the line's beginning or end is nearest.
    private func inLine(_ x: CGFloat, at place: Int) -> CGFloat {
        guard let line = view.layoutManager.laidOutLine(at: place) else { return x }
        let characters = line.usedRect.offsetBy(dx: view.textContainerInset.left, dy: 0).insetBy(
            dx: view.textContainer.lineFragmentPadding, dy: 0)
        return characters.isNull ? x : max(characters.minX, min(characters.maxX, x))
    }

    /// A line, for the report.
    private func line(_ index: Int) -> String {
        let line = view.layoutManager.laidOutLine(at: index)
        return line.map { "line \($0.content) at \($0.usedRect)" } ?? "no line"
    }

    private func caret(_ index: Int) -> CGRect { view.caretRect(for: IndexedTextPosition(index)) }
    private func index(_ position: UITextPosition) -> Int { view.offset(from: view.beginningOfDocument, to: position) }

    /// The boxes of a part of the text lie in the content and in the boxes of a larger part.
    private func selectionFault() -> String? {
        let places = [place, place, place, place].sorted()
        let outer = view.selectionRects(for: IndexedTextRange(places[0]..<places[3])).map(\.rect)
        let inner = view.selectionRects(for: IndexedTextRange(places[1]..<places[2])).map(\.rect)
        let content = CGRect(origin: .zero, size: view.contentSize)
        for (index, box) in outer.enumerated() {
            guard Self.has(content, box) else { return "\(box) of \(places) is not in \(content)" }
            for other in outer[..<index] where other.insetBy(dx: 0.02, dy: 0.02).intersects(box) {
                return "\(other) and \(box) of \(places) overlap"
            }
        }
        for box in inner where !outer.contains(where: { Self.has($0, box) }) {
            return "\(box) of \(places) is not in any of \(outer)"
        }
        return nil
    }

    /// Whether a rectangle is in another one, but for what rounding adds.
    private static func has(_ outer: CGRect, _ inner: CGRect) -> Bool {
        outer.minX <= inner.minX + 0.02 && outer.minY <= inner.minY + 0.02 && outer.maxX >= inner.maxX - 0.02
            && outer.maxY >= inner.maxY - 0.02
    }

    /// The difference from a view that gets the same text at once; nil when there is none.
    func differenceFromNew() -> String? {
        let other = UITextView(frame: view.frame)
        other.textContainerInset = view.textContainerInset
        other.attributedText = view.attributedText
        other.layoutIfNeeded()
        // The empty line at the end has the style for typing there.
        guard let last = model.last, ![0x0A, 0x0B, 0x0D, 0x2028, 0x2029].contains(last) else { return nil }
        if other.contentSize != view.contentSize { return "the size is \(view.contentSize), new \(other.contentSize)" }
        for index in stride(from: 0, through: model.count, by: 7) {
            let new = other.caretRect(for: IndexedTextPosition(index))
            if new != caret(index) { return "the caret \(index) is \(caret(index)), in a new view \(new)" }
        }
        return nil
    }

    /// Whether texts are the same but for lone halves of pairs, which are replaced when they are taken back.
    private func isSame(_ one: [UInt16], _ other: [UInt16]) -> Bool {
        String(decoding: one, as: UTF16.self).utf16.elementsEqual(String(decoding: other, as: UTF16.self).utf16)
    }

    /// Takes everything back that can be, and does it again; what is wrong then, nil when nothing is.
    func faultOfUndoing() -> String? {
        view.unmarkText()
        let undo = view.undoManager
        var texts: [[UInt16]] = []
        while undo?.canUndo == true {
            texts.append(model)
            undo?.undo()
        }
        if let fault = fault() { return fault }
        if !isSame(model, base) {
            let former = String(decoding: base, as: UTF16.self).debugDescription
            return "undoing everything leads to \(view.text.debugDescription), expected \(former)"
        }
        while undo?.canRedo == true, let wanted = texts.popLast() {
            let former = view.textStorage.string.debugDescription
            undo?.redo()
            guard !isSame(model, wanted) else { continue }
            let name = undo?.undoActionName ?? ""
            return "redoing \(name) leads from \(former) to \(view.textStorage.string.debugDescription), expected "
                + String(decoding: wanted, as: UTF16.self).debugDescription
        }
        return texts.isEmpty ? fault() : "\(texts.count) changes cannot be redone"
    }
}

/// Has a plain array of characters follow the changes that it is asked about.
final class TextViewWalkDelegate: NSObject, UITextViewDelegate {
    var model: [UInt16] = []
    /// A question that cannot be answered.
    private(set) var fault: String?

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        guard range.location >= 0, range.upperBound <= model.count else {
            fault = fault ?? "asked for \(range) in a text of \(model.count)"
            return true
        }
        model.replaceSubrange(range.location..<range.upperBound, with: text.utf16)
        return true
    }
}
