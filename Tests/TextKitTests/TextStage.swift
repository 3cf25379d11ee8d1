import CoreGraphics
import CoreText
import Foundation
import UIFoundation
import UIKitTesting

/// A text of squares with a layout manager and containers.
struct TextStage {
    let storage: NSTextStorage
    let manager = NSLayoutManager()
    let containers: [NSTextContainer]

    var container: NSTextContainer { containers[0] }

    /// Letters of 10 by 10 points.
    static let ten: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10)]

    init(_ storage: NSTextStorage, containers: [NSTextContainer]) {
        installedTextSystem.install(TextSystem(typesetter: BoxTypesetter()))
        self.storage = storage
        self.containers = containers
        storage.addLayoutManager(manager)
        for container in containers { manager.addTextContainer(container) }
    }

    /// A container without padding.
    init(
        _ string: String, width: CGFloat = 100, height: CGFloat = 0, attributes: [NSAttributedString.Key: Any] = ten
    ) {
        let container = NSTextContainer(size: CGSize(width: width, height: height))
        container.lineFragmentPadding = 0
        self.init(NSTextStorage(string: string, attributes: attributes), containers: [container])
    }

    /// The texts of all lines that containers have room for.
    var lines: [String] { ranges.map { (storage.string as NSString).substring(with: $0) } }

    var ranges: [NSRange] {
        var result: [NSRange] = []
        manager.enumerateLineFragments(forGlyphRange: storage.whole) { _, _, _, range, _ in result.append(range) }
        return result
    }

    var rects: [CGRect] {
        var result: [CGRect] = []
        manager.enumerateLineFragments(forGlyphRange: storage.whole) { rect, _, _, _, _ in result.append(rect) }
        return result
    }

    func boxes(_ range: NSRange, within selected: NSRange = NSRange(location: NSNotFound, length: 0)) -> [CGRect] {
        var result: [CGRect] = []
        manager.enumerateEnclosingRects(
            forGlyphRange: range, withinSelectedGlyphRange: selected, in: container
        ) { rect, _ in result.append(rect) }
        return result
    }

    func drawing(_ actions: () -> Void) -> DisplayList {
        let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 200, height: 200))
        UIGraphicsPushContext(context)
        actions()
        UIGraphicsPopContext()
        return context.finishedList()
    }
}

extension NSAttributedString {
    var whole: NSRange { NSRange(location: 0, length: length) }
}

extension NSMutableParagraphStyle {
    /// A style that is changed at once.
    static func made(_ change: (NSMutableParagraphStyle) -> Void) -> [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        change(style)
        var attributes = TextStage.ten
        attributes[.paragraphStyle] = style.copy()
        return attributes
    }
}
