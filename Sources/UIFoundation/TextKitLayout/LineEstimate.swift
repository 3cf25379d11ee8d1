import CoreGraphics

/// A guess at the height of text that has not been laid out.
nonisolated struct LineEstimate {
    private var lineHeight: CGFloat = 0
    private var unitsInLine: CGFloat = .infinity

    init() {}

    init(_ font: UIFont?, width: CGFloat?) {
        let font = font ?? UIFont.systemFont(ofSize: TextContent.plainFontSize)
        lineHeight = font.lineHeight
        // Half an em is about the average advance of running text.
        if let width { unitsInLine = max(1, width / max(1, font.pointSize / 2)) }
    }

    func height(of length: Int) -> CGFloat { max(1, (CGFloat(length) / unitsInLine).rounded(.up)) * lineHeight }
}
