import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The strip at the trailing edge of a table that shows the titles of its index and hears where a finger is on them.
final class IndexStrip: UIView {
    private static let minimumWidth: CGFloat = 15
    /// On either side of the widest title, in points.
    private static let sideMargin: CGFloat = 2
    private static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)

    private let onTitle: (Int) -> Void
    /// The title under the finger; nil for none.
    private var touchedTitle: Int?
    private var isTouched = false { didSet { updateBackground() } }

    /// Makes a strip that calls a closure with the index of each title to which a finger moves.
    init(onTitle: @escaping (Int) -> Void) {
        self.onTitle = onTitle
        super.init(frame: .zero)
        contentMode = .redraw
        clipsToBounds = true
        // It begins before a table can scroll.
        let press = IndexPress(target: self, action: IndexStrip.pressDidChange)
        press.minimumPressDuration = 0
        addGestureRecognizer(press)
    }

    required init?(coder: NSCoder) { nil }

    var titles = IndexTitles() {
        didSet {
            guard titles != oldValue else { return }
            fittingWidth = Self.width(of: titles)
            setNeedsDisplay()
        }
    }

    /// The width that the titles need, in points.
    private(set) var fittingWidth = minimumWidth

    /// The colour of the titles; nil for the tint.
    var color: UIColor? { didSet { if color != oldValue { setNeedsDisplay() } } }
    /// The colour behind the titles.
    var restingColor: UIColor? { didSet { updateBackground() } }
    /// The colour behind the titles while a finger is on them; nil for the same as otherwise.
    var touchedColor: UIColor? { didSet { updateBackground() } }

    private func updateBackground() { backgroundColor = isTouched ? touchedColor ?? restingColor : restingColor }

    private static func width(of titles: IndexTitles) -> CGFloat {
        var width = minimumWidth
        for title in titles.titles where title != UITableView.indexSearch {
            width = max(width, title.size(withAttributes: [.font: font]).width.rounded(.up) + 2 * sideMargin)
        }
        return width
    }

    // MARK: Fingers

    private func pressDidChange(_ press: UILongPressGestureRecognizer) {
        switch press.state {
        case .began, .changed:
            if !isTouched { isTouched = true }
            let title = titles.title(at: press.location(in: self).y, inHeight: bounds.height)
            guard title != touchedTitle else { return }
            touchedTitle = title
            if let title { onTitle(title) }
        default: (isTouched, touchedTitle) = (false, nil)
        }
    }

    // The table behind hears of no touch on the strip, for it would choose a row.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    // MARK: Drawing

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        let color: UIColor = color ?? tintColor
        let attributes: [NSAttributedString.Key: Any] = [.font: Self.font, .foregroundColor: color]
        var middle = titles.start(inHeight: bounds.height) + IndexTitles.pitch / 2
        for line in titles.lines(inHeight: bounds.height) {
            let text: String = if case .title(let index) = line { titles.titles[index] } else { "•" }
            if text == UITableView.indexSearch {
                drawMagnifier(color, at: middle)
            } else {
                let size = text.size(withAttributes: attributes)
                text.draw(
                    at: CGPoint(x: pixels((bounds.width - size.width) / 2), y: pixels(middle - size.height / 2)),
                    withAttributes: attributes)
            }
            middle += IndexTitles.pitch
        }
    }

    private func drawMagnifier(_ color: UIColor, at middle: CGFloat) {
        let look = UIImage.SymbolConfiguration(font: Self.font)
        guard let image = UIImage(systemName: "magnifyingglass", withConfiguration: look) else { return }
        image.withTintColor(color, renderingMode: .alwaysOriginal).draw(
            at: CGPoint(
                x: pixels((bounds.width - image.size.width) / 2), y: pixels(middle - image.size.height / 2)))
    }

    private func pixels(_ length: CGFloat) -> CGFloat { length.roundedToPixels(contentScaleFactor) }
}
