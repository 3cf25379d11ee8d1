import UIKit

/// Structures with Apple's members, made and changed on no actor where Apple's are.
enum ClientValues {
    static func insets() -> [Any] {
        var edges = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        edges.top += edges.bottom + edges.left + edges.right
        var directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        directional.leading = directional.trailing + directional.top + directional.bottom
        var offset = UIOffset(horizontal: 1, vertical: 2)
        offset.horizontal = offset.vertical
        return [
            edges, directional, offset, UIEdgeInsets.zero, NSDirectionalEdgeInsets.zero, UIOffset.zero, UIEdgeInsets(),
        ]
    }

    static func transforms() -> [CGAffineTransform] {
        let components: CGAffineTransformComponents = CGAffineTransform.identity.decomposed()
        return [
            .identity, CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0), CGAffineTransform(rotationAngle: .pi),
            CGAffineTransform(scaleX: 1, y: 2), CGAffineTransform(translationX: 1, y: 2), CGAffineTransform(components),
            CGAffineTransform.identity.rotated(by: .pi).scaledBy(x: 1, y: 2).translatedBy(x: 1, y: 2),
            CGAffineTransform.identity.concatenating(.identity).inverted(),
        ]
    }

    static func spaces() -> [CATransform3D] {
        var space = CATransform3DIdentity
        space.m34 = -1 / 500
        return [
            space, CATransform3DMakeRotation(.pi, 0, 0, 1), CATransform3DMakeScale(1, 1, 1),
            CATransform3DMakeTranslation(1, 2, 3), CATransform3DRotate(space, .pi, 0, 1, 0),
            CATransform3DScale(space, 1, 1, 1), CATransform3DTranslate(space, 1, 2, 3),
            CATransform3DConcat(space, space), CATransform3DInvert(space),
            CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(space)),
        ]
    }

    @MainActor static func background() -> UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = .red
        background.backgroundColorTransformer = UIConfigurationColorTransformer { $0 }
        background.backgroundInsets = .zero
        background.cornerRadius = 4
        background.customView = UIView()
        background.image = nil
        background.imageContentMode = .center
        background.strokeColor = nil
        background.strokeColorTransformer = .grayscale
        background.strokeOutset = 1
        background.strokeWidth = 1
        background.visualEffect = UIBlurEffect(style: .regular)
        return background
    }

    @MainActor static func button() -> UIButton.Configuration {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Title"
        configuration.subtitle = nil
        configuration.attributedTitle = AttributedString("Title")
        configuration.attributedSubtitle = nil
        configuration.image = nil
        configuration.imagePlacement = .trailing
        configuration.imagePadding = 4
        configuration.titlePadding = 4
        configuration.titleAlignment = .center
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
        configuration.cornerStyle = .capsule
        configuration.buttonSize = .large
        configuration.indicator = .popup
        configuration.showsActivityIndicator = true
        configuration.baseForegroundColor = .white
        configuration.baseBackgroundColor = .red
        configuration.background = background()
        configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(scale: .large)
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = .systemFont(ofSize: 12)
            return outgoing
        }
        configuration.imageColorTransformer = UIConfigurationColorTransformer { color in color.withAlphaComponent(0.5) }
        configuration.automaticallyUpdateForSelection = false
        configuration.setDefaultContentInsets()
        return configuration.updated(for: UIButton())
    }

    static func attributes() -> [NSAttributedString.Key: Any] {
        [
            .font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.red, .backgroundColor: UIColor.white,
            .kern: 1, .ligature: 0, .strikethroughStyle: NSUnderlineStyle.single.rawValue,
            .strikethroughColor: UIColor.red,
            .underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.red, .strokeColor: UIColor.red,
            .strokeWidth: 1, .shadow: NSShadow(), .paragraphStyle: NSParagraphStyle.default, .baselineOffset: 1,
            .obliqueness: 0.1, .attachment: NSTextAttachment(),
        ]
    }

    static let rates = [
        CAFrameRateRange(minimum: 30, maximum: 120), CAFrameRateRange(minimum: 1, maximum: 2, preferred: 2),
    ]
}
