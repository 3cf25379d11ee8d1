public import CoreGraphics
import CoreText
public import Foundation

/// Draws a text in its bounds, from the top on and sharp at every scale.
///
/// The text is laid out anew only when a value shown changes, by hand or by an animation.
///
/// Unlike iOS: text is always smoothed in gray.
@preconcurrency @MainActor open class CATextLayer: CALayer {
    /// The last recording with the values that it was made from.
    private var drawn: (look: TextLook, bounds: CGRect, layout: TextLayout?, contents: RenderNode.Contents)?
    private var given: Any?
    private var givenFont: CFTypeRef?

    override class var initialLook: LayerExtras.Look? { .text(TextLook()) }

    private var look: TextLook { state.extras.text ?? TextLook() }

    private func change(_ property: LayerProperty, to value: AnimatableValue) {
        guard let old = look.value(of: property) else { return }
        change(property, from: old, to: value) { property.set(value, in: &$0) }
    }

    /// Changes values that cannot be animated.
    private func changeAtOnce(_ change: (inout TextLook) -> Void) {
        var changed = look
        change(&changed)
        guard changed != look else { return }
        state.extras.look = .text(changed)
        setNeedsSnapshot()
    }

    /// A `String`, or an `NSAttributedString`, whose fonts and colours alone count; objects of other types are not shown.
    open var string: Any? {
        get { given }
        set {
            given = newValue
            let text: TextLook.Text =
                switch newValue {
                case let attributed as NSAttributedString:
                    .styled(
                        StyledString(
                            attributed,
                            font: FontRequest(family: TextLook.standardFont.family, size: TextLook.unnamedSize),
                            style: TextParagraphStyle()))
                case let string as String: .plain(TextRequest.beginning(of: string))
                case let string as NSString: .plain(TextRequest.beginning(of: string as String))
                default: .none
                }
            changeAtOnce { $0.text = text }
        }
    }

    /// A `UIFont`, a `CGFont` or the name of a font, for a plain text; its size does not count. Nil means Helvetica.
    open var font: CFTypeRef? {
        get { givenFont }
        set {
            givenFont = newValue
            let request: FontRequest? =
                switch newValue {
                case let font as any FontAttribute: font.fontRequest
                case let font as CGFont: font.postScriptName.map { FontRequest(family: $0, size: fontSize) }
                case let name as String: FontRequest(family: name, size: fontSize)
                case let name as NSString: FontRequest(family: name as String, size: fontSize)
                default: nil
                }
            changeAtOnce {
                $0.font = request ?? TextLook.standardFont
                $0.font.size = 0
            }
        }
    }

    /// The size of a plain text in points; 36 at first. Animatable.
    open var fontSize: CGFloat {
        get { look.fontSize }
        set { change(.fontSize, to: .number(newValue)) }
    }

    /// The colour of a plain text; white at first, nil for no text. Animatable, but for patterns.
    open var foregroundColor: CGColor? {
        get { look.pattern ?? look.color.map { CGColor(rgba: $0) } }
        set {
            guard newValue?.pattern != nil || look.pattern != nil else {
                return change(.foregroundColor, to: .color(newValue?.rgba))
            }
            changeAtOnce { ($0.color, $0.pattern) = (newValue?.rgba, newValue?.onlyWithPattern) }
        }
    }

    /// Whether glyphs' positions may be rounded to parts of pixels, as they are here either way; false at first.
    open var allowsFontSubpixelQuantization = false

    /// Whether lines break at the width of the bounds; false at first.
    open var isWrapped: Bool {
        get { look.isWrapped }
        set { changeAtOnce { $0.isWrapped = newValue } }
    }

    /// The end of a text that does not fit: into the width, or into the bounds when it is wrapped.
    open var truncationMode: CATextLayerTruncationMode {
        get {
            switch look.truncation {
            case .truncateHead: .start
            case .truncateTail: .end
            case .truncateMiddle: .middle
            case .words, .characters, .clip: .none
            }
        }
        set {
            changeAtOnce {
                switch newValue {
                case .start: $0.truncation = .truncateHead
                case .end: $0.truncation = .truncateTail
                case .middle: $0.truncation = .truncateMiddle
                default: $0.truncation = .clip
                }
            }
        }
    }

    /// The alignment of lines; paragraph styles of an attributed text count while this is `natural`.
    open var alignmentMode: CATextLayerAlignmentMode {
        get {
            switch look.alignment {
            case .natural: .natural
            case .left: .left
            case .center: .center
            case .right: .right
            case .justified: .justified
            }
        }
        set {
            changeAtOnce {
                switch newValue {
                case .left: $0.alignment = .left
                case .center: $0.alignment = .center
                case .right: $0.alignment = .right
                case .justified: $0.alignment = .justified
                default: $0.alignment = .natural
                }
            }
        }
    }

    /// The size of the whole text, in points: of its lines in the width of the bounds where it is wrapped and that is not 0, else
    /// of its lines as they are; zero without a text. Lengths are rounded up to pixels of `contentsScale`, so that the text fits.
    open override func preferredFrameSize() -> CGSize {
        let size = look.naturalSize(in: bounds.size)
        func up(_ length: CGFloat) -> CGFloat { (length * contentsScale - 0.001).rounded(.up) / contentsScale }
        return CGSize(width: up(size.width), height: up(size.height))
    }

    override func shownContents(of state: LayerState) -> RenderNode.Contents {
        guard let look = state.extras.text, look.text != .none else { return super.shownContents(of: state) }
        var layout: TextLayout?
        if let drawn, drawn.look.hasSameLayout(as: look, in: drawn.bounds.size, state.bounds.size) {
            if drawn.look == look, drawn.bounds == state.bounds { return drawn.contents }
            layout = drawn.layout
        } else {
            layout = look.layout(in: state.bounds.size)
        }
        let contents =
            DrawnContents(shape: look.recorded(layout, in: state.bounds), version: Self.newContentsVersion())
            .map { RenderNode.Contents.drawing($0) } ?? .none
        drawn = (look, state.bounds, layout, contents)
        return contents
    }
}
