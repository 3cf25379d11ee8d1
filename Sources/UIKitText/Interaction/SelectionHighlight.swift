import CoreGraphics
import Foundation
import UIKitCore

/// The highlight of a selection display: the rectangles of text views.
final class SelectionHighlight: UIView, UITextSelectionHighlightView {
    private let highlights = TextHighlights()

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(highlights)
    }

    required init?(coder: NSCoder) { nil }

    var selectionRects: [UITextSelectionRect] = [] {
        didSet { highlights.show(selectionRects.map(\.rect).filter { !$0.isEmpty }) }
    }
}
