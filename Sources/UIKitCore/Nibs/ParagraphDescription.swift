import CoreGraphics
import Foundation
import InterfaceArchive
import ResourceFiles
import UIFoundation

/// The style of a paragraph as an interface file describes it.
struct ParagraphDescription {
    let coder: InterfaceCoder

    init(_ coder: InterfaceCoder) { self.coder = coder }

    private static let directions: KeyValuePairs<String, NSWritingDirection> = [
        "natural": .natural, "leftToRight": .leftToRight, "rightToLeft": .rightToLeft,
    ]

    var style: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        if let alignment = coder.textAlignment("alignment") { style.alignment = alignment }
        if let mode = coder.lineBreakMode("lineBreakMode") { style.lineBreakMode = mode }
        if let direction = coder.choice("baseWritingDirection", Self.directions) {
            style.baseWritingDirection = direction
        }
        for (name, length) in Self.lengths {
            if let number = coder.number(name) { style[keyPath: length] = number }
        }
        if let factor = coder.float("hyphenationFactor") { style.hyphenationFactor = factor }
        // A property of AppKit, which every paragraph contains.
        _ = coder.text("tighteningFactorForTruncation")
        if let allows = coder.flag("allowsDefaultTighteningForTruncation") {
            style.allowsDefaultTighteningForTruncation = allows
        }
        if coder.element.child("tabStops") != nil { style.tabStops = tabStops }
        return style
    }

    private static var lengths: KeyValuePairs<String, ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>> {
        [
            "lineSpacing": \.lineSpacing, "paragraphSpacing": \.paragraphSpacing,
            "paragraphSpacingBefore": \.paragraphSpacingBefore, "firstLineHeadIndent": \.firstLineHeadIndent,
            "headIndent": \.headIndent, "tailIndent": \.tailIndent, "minimumLineHeight": \.minimumLineHeight,
            "maximumLineHeight": \.maximumLineHeight, "lineHeightMultiple": \.lineHeightMultiple,
            "defaultTabInterval": \.defaultTabInterval,
        ]
    }

    private var tabStops: [NSTextTab] {
        coder.list("tabStops").compactMap { element in
            let tab = coder.coder(for: element)
            return tab.number("location").map {
                NSTextTab(textAlignment: tab.textAlignment("alignment") ?? .natural, location: $0)
            }
        }
    }
}
