import UIKit

/// The box before a task, which is checked when the task is done.
nonisolated final class TaskBox: NSTextAttachment, @unchecked Sendable {
    /// From the margin to the text of a task.
    static let indent: CGFloat = 30
    let isChecked: Bool

    init(isChecked: Bool) {
        self.isChecked = isChecked
        super.init(data: nil, ofType: nil)
        let symbol = UIImage(systemName: isChecked ? "checkmark.circle.fill" : "circle")
        image = symbol?.withTintColor(isChecked ? .systemOrange : .systemGray, renderingMode: .alwaysOriginal)
        bounds = CGRect(x: 0, y: -4, width: 21, height: 21)
    }
}

extension NSAttributedString {
    /// A box with the gap behind it.
    static func task(isChecked: Bool) -> NSAttributedString {
        let text = NSMutableAttributedString(attachment: TaskBox(isChecked: isChecked))
        text.append(NSAttributedString(string: "\t"))
        text.addAttributes(ParagraphKind.body.attributes, range: NSRange(location: 0, length: text.length))
        return text
    }

    /// A picture, at most as wide as notes on a small phone.
    static func picture(_ image: UIImage) -> NSAttributedString {
        let picture = NSTextAttachment(image: image)
        let width = min(image.size.width, 320)
        picture.bounds.size = CGSize(width: width, height: image.size.height * width / max(1, image.size.width))
        let text = NSMutableAttributedString(attachment: picture)
        text.addAttributes(ParagraphKind.body.attributes, range: NSRange(location: 0, length: 1))
        return text
    }

    /// The box at the beginning of the paragraph around a location, with its range.
    func taskBox(ofParagraphAt location: Int) -> (box: TaskBox, range: NSRange)? {
        let start = (string as NSString).paragraphRange(for: NSRange(location: location, length: 0)).location
        guard start < length, let box = attribute(.attachment, at: start, effectiveRange: nil) as? TaskBox else {
            return nil
        }
        let hasGap = start + 1 < length && (string as NSString).character(at: start + 1) == 9
        return (box, NSRange(location: start, length: hasGap ? 2 : 1))
    }
}

extension NSMutableAttributedString {
    /// Has the lines of each task begin beside its box, and all other paragraphs at the margin.
    func indentTasks() {
        let whole = string as NSString
        var location = 0
        while location < length {
            let range = whole.paragraphRange(for: NSRange(location: location, length: 0))
            let indent = taskBox(ofParagraphAt: location) == nil ? 0 : TaskBox.indent
            addAttribute(.paragraphStyle, value: Self.paragraphStyle(indent: indent), range: range)
            location = range.upperBound
        }
    }

    private static func paragraphStyle(indent: CGFloat) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.headIndent = indent
        style.paragraphSpacing = 4
        if indent > 0 { style.tabStops = [NSTextTab(textAlignment: .natural, location: indent)] }
        return style
    }
}
