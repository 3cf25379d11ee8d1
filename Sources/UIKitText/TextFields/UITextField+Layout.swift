import CoreGraphics
import CoreText
import Foundation
import QuartzCore
import UIFoundation
@_spi(Subclassing) import UIKitCore

extension UITextField {
    /// The horizontal distance from a border to the text, in points.
    private static let textInset: CGFloat = 7
    /// The minimum height of a field with a border, in points.
    private static let borderedHeight: CGFloat = 34
    /// The amount by which a bordered field is larger than its line, in points.
    private static let borderedMargin = CGSize(width: 28, height: 13)
    /// The distance from the clear button to the field's edge, in points.
    private static let clearButtonInset: CGFloat = 5

    func prepare() {
        isOpaque = false
        // The caret marks the focused field, so there is no focus effect.
        focusEffect = nil
        editing.owner = self
        addSubview(interaction.canvas)
        showBorder()
    }

    // MARK: Changes

    /// Updates the layout after the text or the editing state has changed.
    func contentDidChange() {
        typesetting = nil
        textView.setNeedsDisplay()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Updates the caret and the highlights only, after the selection has changed.
    func selectionDidChange() { interaction.canvas.setNeedsLayout() }

    /// Updates the layout after the text's appearance or the views beside it have changed.
    func lookDidChange() {
        placeholderTypesetting = nil
        placeholderView?.setNeedsDisplay()
        scrolledLeft = nil
        contentDidChange()
    }

    func placeholderDidChange() {
        placeholderTypesetting = nil
        placeholderView?.setNeedsDisplay()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func colorsDidChange() {
        (typesetting, placeholderTypesetting) = (nil, nil)
        textView.setNeedsDisplay()
        placeholderView?.setNeedsDisplay()
    }

    func stateShallShow() {
        showBorder()
        if !isEnabled, isEditing { resignFirstResponder() }
    }

    /// Redraws the text if the enabled state or the vertical alignment has changed.
    private func redrawIfNeeded() {
        let look = (isEnabled: isEnabled, alignment: contentVerticalAlignment)
        guard look != drawnLook else { return }
        drawnLook = look
        textView.setNeedsDisplay()
        placeholderView?.setNeedsDisplay()
    }

    func borderStyleDidChange(from former: BorderStyle) {
        guard borderStyle != former else { return }
        // The layer's corner radius clips the app's own background colour, too.
        if borderStyle == .roundedRect { layer.cornerRadius = FieldBorder.radius }
        if former == .roundedRect { layer.cornerRadius = 0 }
        lookDidChange()
        showBorder()
    }

    func showBorder() {
        guard borderStyle != .none || border.superview != nil else { return }
        if border.superview == nil { insertSubview(border, at: 0) }
        border.show(borderStyle, isEnabled: isEnabled, hasOwnBackground: backgroundColor != nil)
    }

    func sideViewDidChange(from former: UIView?, to view: UIView?) {
        guard view !== former else { return }
        if former?.superview === self { former?.removeFromSuperview() }
        lookDidChange()
    }

    // MARK: Placing

    private func shows(_ mode: ViewMode, isEditing: Bool) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    private func showsLeftView(_ isEditing: Bool) -> Bool {
        leftView != nil && shows(leftViewMode, isEditing: isEditing)
    }

    private func showsRightView(_ isEditing: Bool) -> Bool {
        rightView != nil && shows(rightViewMode, isEditing: isEditing)
    }

    private func showsClearButton(_ isEditing: Bool) -> Bool {
        hasText && isEnabled && shows(clearButtonMode, isEditing: isEditing) && !showsRightView(isEditing)
    }

    /// The rectangle of the text: inside the border and between the side views and the clear button.
    func ownTextRect(in bounds: CGRect, isEditing: Bool) -> CGRect {
        let inset = borderStyle == .none ? 0 : Self.textInset
        var (left, right) = (bounds.minX + inset, bounds.maxX - inset)
        func keepClear(of rect: CGRect, isAtLeft: Bool, by gap: CGFloat) {
            if isAtLeft { left = max(left, rect.maxX + gap) } else { right = min(right, rect.minX - gap) }
        }
        if showsLeftView(isEditing) {
            keepClear(of: leftViewRect(forBounds: bounds), isAtLeft: !runsRightToLeft, by: inset)
        }
        if showsRightView(isEditing) {
            keepClear(of: rightViewRect(forBounds: bounds), isAtLeft: runsRightToLeft, by: inset)
        }
        if showsClearButton(isEditing) {
            keepClear(
                of: clearButtonRect(forBounds: bounds), isAtLeft: runsRightToLeft, by: Self.clearButtonInset)
        }
        return CGRect(x: left, y: bounds.minY, width: max(0, right - left), height: bounds.height)
    }

    func ownClearButtonRect(in bounds: CGRect) -> CGRect {
        let (side, inset) = (FieldClearButton.side, borderStyle == .none ? 0 : Self.clearButtonInset)
        return CGRect(
            x: runsRightToLeft ? bounds.minX + inset : bounds.maxX - inset - side,
            y: (bounds.midY - side / 2).roundedToPixels(contentScaleFactor), width: side, height: side)
    }

    func sideRect(_ view: UIView?, isAtLeft: Bool, _ bounds: CGRect) -> CGRect {
        let size = view?.bounds.size ?? .zero
        return CGRect(
            x: isAtLeft ? bounds.minX : bounds.maxX - size.width,
            y: (bounds.midY - size.height / 2).roundedToPixels(contentScaleFactor), width: size.width,
            height: size.height)
    }

    func layOutParts() {
        redrawIfNeeded()
        border.frame = borderRect(forBounds: bounds)
        layOutBackground()
        layOut(leftView, isShown: showsLeftView(isEditing), in: leftViewRect(forBounds: bounds))
        layOut(rightView, isShown: showsRightView(isEditing), in: rightViewRect(forBounds: bounds))
        layOutClearButton()
        let isEmpty = !hasText
        if isEmpty, placeholderText?.string.isEmpty == false {
            let view = placeholderView ?? FieldTextView(in: self) { $0.drawPlaceholder(in: $1) }
            if placeholderView == nil {
                placeholderView = view
                insertSubview(view, belowSubview: interaction.canvas)
            }
            view.layOut(in: placeholderRect(forBounds: bounds))
        }
        placeholderView?.isHidden = !isEmpty
        textView.isHidden = isEmpty
        let room = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        textView.layOut(in: room)
        interaction.canvas.layOut(in: room)
    }

    private func layOut(_ view: UIView?, isShown: Bool, in rect: CGRect) {
        guard let view else { return }
        guard isShown else { return view.superview === self ? view.removeFromSuperview() : () }
        if view.superview !== self { addSubview(view) }
        view.frame = rect
    }

    private func layOutClearButton() {
        let isShown = showsClearButton(isEditing)
        if isShown, clearButton == nil {
            let button = FieldClearButton()
            button.addAction(UIAction { [unowned self] _ in clear() }, for: .touchUpInside)
            addSubview(button)
            clearButton = button
        }
        clearButton?.isHidden = !isShown
        if isShown { clearButton?.frame = clearButtonRect(forBounds: bounds) }
    }

    private func layOutBackground() {
        let image = borderStyle == .roundedRect ? nil : isEnabled ? background : disabledBackground ?? background
        let shown = background == nil ? nil : image
        if shown != nil, backgroundView == nil {
            let view = UIImageView(frame: .zero)
            insertSubview(view, at: border.superview == nil ? 0 : 1)
            backgroundView = view
        }
        backgroundView?.image = shown
        backgroundView?.frame = bounds
    }

    // MARK: Size

    /// The size of the text, or of the placeholder while there is no text, with the views beside it.
    var contentSize: CGSize {
        prepareTypesetting()
        let scale = max(1, contentScaleFactor)
        let line = typesetting?.natural(scale).size ?? .zero
        var width = hasText ? line.width : placeholderLines?.size.width ?? 0
        let isBordered = borderStyle != .none
        width = (width - 0.001).rounded(.up) + (isBordered ? Self.borderedMargin.width : 0)
        for (view, isShown) in [(leftView, showsLeftView(isEditing)), (rightView, showsRightView(isEditing))]
        where isShown { width += view?.bounds.width ?? 0 }
        let height = fontHeight ?? line.height.rounded(.up)
        return CGSize(
            width: width,
            height: isBordered ? max(Self.borderedHeight, height + Self.borderedMargin.height) : height)
    }

    /// The baseline of the line, which is vertically centred.
    var lineBaselines: TextBaselines? {
        prepareTypesetting()
        guard let line = typesetting?.natural(max(1, contentScaleFactor)), let baseline = line.baselines.first else {
            return nil
        }
        let distance = baseline - line.size.height / 2
        return TextBaselines(from: .middle, first: distance, last: distance, height: line.size.height)
    }

    // MARK: Text

    private func prepareTypesetting() {
        let alignment = shownAlignment
        if alignment != typesetAlignment { (typesetting, placeholderTypesetting) = (nil, nil) }
        guard typesetting == nil else { return }
        (typesetAlignment, typesetTraits) = (alignment, traitCollection)
        performInAmbience {
            typesetting = FieldTypesetting(
                editing.text, style: editing.currentStyle, isSecure: isSecureTextEntry, alignment: alignment,
                marked: editing.marked,
                markedStyle: markedTextStyle ?? [.underlineStyle: NSUnderlineStyle.single.rawValue])
        }
    }

    /// Natural alignment is right in a right-to-left interface, as in labels.
    private var shownAlignment: NSTextAlignment {
        textAlignment == .natural && runsRightToLeft ? .right : textAlignment
    }

    /// The minimum scale of the text; nil if it may not shrink.
    private var minimumShrinking: CGFloat? {
        guard adjustsFontSizeToFitWidth, minimumFontSize > 0, let size = font?.pointSize else { return nil }
        return min(1, minimumFontSize / size)
    }

    /// The edited line, scrolled so that the caret is visible.
    var line: EditedLine {
        prepareTypesetting()
        let room = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        let lines = typesetting!.edited(
            in: room.width - TextCaret.width, minimumShrinking: minimumShrinking, max(1, contentScaleFactor))
        var line = EditedLine(
            lines, typesetting!.shown, in: room, top: top(of: lines, in: room), formerLeft: scrolledLeft)
        if isEditing {
            let selection = editing.selection
            line.reveal(TextPosition(index: selection.head, isUpstream: selection.isUpstream))
            if line.left != scrolledLeft {
                scrolledLeft = line.left
                textView.setNeedsDisplay()
            }
        }
        return line
    }

    /// The font of all text; nil if parts have different fonts.
    private var onlyFont: UIFont? {
        hasText ? editing.text.onlyStyle?.attributes[.font] as? UIFont : font
    }

    /// The height of a line in the field's only font, rounded up to whole points; nil if parts have different fonts.
    private var fontHeight: CGFloat? { onlyFont.map { $0.lineHeight.rounded(.up) } }

    /// The y coordinate of a line. Characters from fallback fonts, such as emoji, do not move the baseline.
    private func top(of lines: LabelLines, in room: CGRect) -> CGFloat {
        var (height, shift) = (lines.size.height, CGFloat(0))
        if let onlyFont {
            height =
                ((onlyFont.lineHeight * lines.shrinking - 0.001) * lines.pixelScale).rounded(.up) / lines.pixelScale
            shift = (onlyFont.ascender * lines.shrinking).roundedToPixels(lines.pixelScale) - lines.baselines[0]
        }
        return switch contentVerticalAlignment {
        case .top: room.minY + shift
        case .bottom: room.maxY - height + shift
        case .center, .fill:
            room.minY + ((room.height - height) / 2).roundedDown(toPixels: lines.pixelScale) + shift
        }
    }

    // MARK: Drawing

    /// Draws the text, at rest or edited, into its visible rectangle.
    func drawContent(in rect: CGRect) {
        guard hasText else { return }
        guard isEditing else { return drawText(in: rect) }
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let line = line
        line.lines.draw(in: line.frame, of: context, color: UIColor.label.cgColor, original: nil, adjustment: .none)
    }

    func drawRestingText(in rect: CGRect) {
        prepareTypesetting()
        guard hasText, rect.width > 0 else { return }
        let lines = typesetting!.resting(
            in: CGSize(width: rect.width, height: 0), minimumShrinking: minimumShrinking, max(1, contentScaleFactor))
        draw(isEnabled ? lines : lines.recolored(Self.dimmed), in: rect)
    }

    func drawOwnPlaceholder(in rect: CGRect) {
        guard rect.width > 0, placeholderLines != nil else { return }
        let lines = placeholderTypesetting!.resting(
            in: CGSize(width: rect.width, height: 0), minimumShrinking: minimumShrinking, max(1, contentScaleFactor))
        draw(lines, in: rect)
    }

    private func draw(_ lines: LabelLines, in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let room = CGRect(x: rect.minX, y: top(of: lines, in: rect), width: rect.width, height: lines.size.height)
        lines.draw(in: room, of: context, color: UIColor.label.cgColor, original: nil, adjustment: .none)
    }

    private static func dimmed(_ color: CGColor?) -> CGColor? {
        color.flatMap { $0.copy(alpha: $0.alpha * ControlColors.disabledAlpha) }
    }

    /// The laid out placeholder; nil if there is none.
    private var placeholderLines: LabelLines? {
        guard let placeholderText, !placeholderText.string.isEmpty else { return nil }
        if placeholderTypesetting == nil {
            performInAmbience {
                placeholderTypesetting = FieldTypesetting(
                    placeholderText, font: font ?? Self.standardFont, alignment: shownAlignment)
            }
        }
        return placeholderTypesetting?.natural(max(1, contentScaleFactor))
    }
}
