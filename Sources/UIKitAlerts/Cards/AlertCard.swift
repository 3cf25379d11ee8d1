import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation
@_spi(Subclassing) import UIKitCore
import UIKitText

/// One round card of an alert: its texts and buttons, or the cancelling button alone.
final class AlertCard: UIView {
    private let backgroundView = UIVisualEffectView(effect: nil)
    private let header: AlertHeader
    private let line = Hairline()
    private let list: AlertButtonList
    private let isOpaqueCard: Bool
    /// Whether it has a background with round corners.
    var showsBackground = true { didSet { if showsBackground != oldValue { showBackground() } } }

    /// - Parameter isOpaque: Whether the card is opaque, as that of a cancelling button.
    init(_ look: AlertLook, isOpaque: Bool = false) {
        (header, list) = (AlertHeader(look), AlertButtonList(look))
        self.isOpaqueCard = isOpaque
        super.init(frame: .zero)
        showBackground()
        backgroundView.layer.cornerCurve = .continuous
        backgroundView.clipsToBounds = true
        addSubview(backgroundView)
        for view in [header, line, list] { backgroundView.contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override var drawsContent: Bool { false }

    private func showBackground() {
        backgroundView.backgroundColor = showsBackground && isOpaqueCard ? .tertiarySystemBackground : nil
        backgroundView.effect = showsBackground && !isOpaqueCard ? UIBlurEffect(.alert) : nil
        backgroundView.layer.cornerRadius = showsBackground ? AlertLook.cornerRadius : 0
    }

    func show(title: String?, message: String?, fields: [UITextField] = []) {
        header.show(title: title, message: message, fields: fields)
        setNeedsLayout()
    }

    var buttons: [AlertButton] {
        get { list.buttons }
        set {
            list.buttons = newValue
            setNeedsLayout()
        }
    }

    /// The height that shows all content in a width.
    func height(in width: CGFloat) -> CGFloat {
        let (text, buttons) = (header.height(in: width), list.height(in: width))
        return text + lineHeight(text, buttons) + buttons
    }

    private func lineHeight(_ text: CGFloat, _ buttons: CGFloat) -> CGFloat {
        text > 0 && buttons > 0 ? Hairline.width : 0
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = bounds.size
        backgroundView.frame = bounds
        let (text, buttons) = (header.height(in: size.width), list.height(in: size.width))
        let lineHeight = lineHeight(text, buttons)
        // Where both are too long, each gets half; one that needs less leaves the rest to the other.
        let room = max(0, size.height - lineHeight)
        let listHeight = min(buttons, max(room - text, room / 2))
        let listTop = size.height - listHeight
        header.frame = CGRect(x: 0, y: 0, width: size.width, height: max(0, listTop - lineHeight))
        line.frame = CGRect(x: 0, y: listTop - lineHeight, width: size.width, height: lineHeight)
        list.frame = CGRect(x: 0, y: listTop, width: size.width, height: listHeight)
    }

    func flashScrollIndicators() {
        for view in [header, list] as [UIScrollView] where view.isScrollEnabled { view.flashScrollIndicators() }
    }

    /// The enabled button at a point of the card, as far as it shows.
    func button(at point: CGPoint) -> AlertButton? {
        let place = convert(point, to: list)
        guard list.bounds.contains(place) else { return nil }
        return list.buttons.first { $0.isEnabled && $0.frame.contains(place) }
    }
}
