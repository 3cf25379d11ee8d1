import CoreGraphics
import CoreText
import Foundation
import UIFoundation
import UIKitTesting

/// A document of squares of 10 points with a layout manager of TextKit 2 and a container.
struct FragmentStage {
    let content = NSTextContentStorage()
    let manager = NSTextLayoutManager()
    let container: NSTextContainer

    var storage: NSTextStorage { content.textStorage! }

    /// Makes a container without padding, for a text of letters of 10 by 10 points.
    init(
        _ string: String, width: CGFloat = 100, height: CGFloat = 0, padding: CGFloat = 0,
        attributes: [NSAttributedString.Key: Any] = TextStage.ten, typesetter: any Typesetter = BoxTypesetter()
    ) {
        installedTextSystem.install(TextSystem(typesetter: typesetter))
        container = NSTextContainer(size: CGSize(width: width, height: height))
        container.lineFragmentPadding = padding
        content.textStorage = NSTextStorage(string: string, attributes: attributes)
        content.addTextLayoutManager(manager)
        manager.textContainer = container
    }

    /// A location of the document, which must have it.
    func location(_ index: Int) -> any NSTextLocation {
        content.location(content.documentRange.location, offsetBy: index)!
    }

    func range(_ start: Int, _ end: Int) -> NSTextRange { NSTextRange(location: location(start), end: location(end))! }

    /// The UTF-16 units of a part of the document.
    func indices(_ range: NSTextRange) -> Range<Int> {
        let start = content.offset(from: content.documentRange.location, to: range.location)
        return start..<start + content.offset(from: range.location, to: range.endLocation)
    }

    /// All fragments from one on.
    func fragments(
        from index: Int? = nil, _ options: NSTextLayoutFragment.EnumerationOptions = []
    ) -> [NSTextLayoutFragment] {
        var result: [NSTextLayoutFragment] = []
        manager.enumerateTextLayoutFragments(from: index.map(location), options: options) {
            result.append($0)
            return true
        }
        return result
    }

    /// The boxes of a part of the document.
    func boxes(
        _ start: Int, _ end: Int, _ type: NSTextLayoutManager.SegmentType = .standard,
        _ options: NSTextLayoutManager.SegmentOptions = []
    ) -> [CGRect] {
        var result: [CGRect] = []
        manager.enumerateTextSegments(in: range(start, end), type: type, options: options) { _, rect, _, _ in
            result.append(rect)
            return true
        }
        return result
    }

    func drawing(_ actions: (CGContext) -> Void) -> DisplayList {
        let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 200, height: 200))
        actions(context)
        return context.finishedList()
    }
}

func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
