package import CoreGraphics

extension UILabel {
    /// The size of the text with lines broken at a width; 0 or less breaks none.
    func fittingSize(width: CGFloat) -> CGSize {
        let width = numberOfLines == 1 || width <= 0 ? .greatestFiniteMagnitude : width
        let room = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
        return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
    }

    /// The baselines of the first and of the last line in the present bounds, from their top; nil without text.
    package var baselines: (first: CGFloat, last: CGFloat)? {
        guard hasText else { return nil }
        let lines = lines(in: bounds.size, lineCount: numberOfLines, minimumShrinking: nil)
        let top = lines.middle(of: CGRect(origin: .zero, size: bounds.size), height: lines.size.height)
        guard let first = lines.baselines.first, let last = lines.baselines.last else { return nil }
        return (top + first, top + last)
    }

    /// The baselines in a width, for text in the middle of the bounds' height; nil without text.
    func baselines(inWidth width: CGFloat?) -> TextBaselines? {
        guard hasText else { return nil }
        let width = numberOfLines == 1 ? nil : preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : width
        let size = CGSize(width: width ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        let lines = lines(in: size, lineCount: numberOfLines, minimumShrinking: nil)
        guard let first = lines.baselines.first, let last = lines.baselines.last else { return nil }
        let middle = lines.size.height / 2
        return TextBaselines(
            from: .middle, first: first - middle, last: last - middle, height: lines.size.height)
    }

    /// Has the label measured and drawn again.
    func sizeDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }
}
