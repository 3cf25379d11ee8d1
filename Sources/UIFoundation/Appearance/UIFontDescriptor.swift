public import CoreGraphics
package import CoreText
public import Foundation

/// An app's wishes for a font, before one is looked for.
///
/// Unlike iOS: attributes other than family, name, face, size, traits and text style are kept, and do not choose a font.
open nonisolated class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
    private let mark = ForeignObjectMark()

    /// The request to the typesetter.
    package let request: FontRequest
    /// The role that the font plays, when it was made for one.
    package let textStyle: UIFont.TextStyle?
    private let others: [AttributeName: Any]

    package init(_ request: FontRequest, textStyle: UIFont.TextStyle? = nil, others: [AttributeName: Any] = [:]) {
        self.request = request
        self.textStyle = textStyle
        self.others = others
    }

    /// Makes a descriptor of attributes; without a name or a family it describes the system font.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.init(FontRequest(size: 0).adding(attributes), textStyle: Self.style(in: attributes), others: attributes)
    }

    /// Makes a descriptor of a face's PostScript name or a family, and a size in points.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(fontAttributes: [.name: fontName, .size: size])
    }

    /// Makes a descriptor of a face's PostScript name or a family, and a matrix, which is kept and has no effect.
    public convenience init(name fontName: String, matrix: CGAffineTransform) {
        self.init(fontAttributes: [.name: fontName, .matrix: matrix])
    }

    /// The descriptor of a text style at the current size of text.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// The descriptor of a text style at the size of text in traits; nil means the current ones.
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    // MARK: Values

    /// The PostScript name of the face that is found.
    open var postscriptName: String { installedTextSystem.current.typesetter.faceName(for: searched) }

    /// The size in points; 0 when none was set.
    open var pointSize: CGFloat { request.size }

    /// The matrix that the descriptor was made with; the identity without one.
    open var matrix: CGAffineTransform { others[.matrix] as? CGAffineTransform ?? .identity }

    /// Whether strokes are heavy, glyphs lean, and all have one width.
    open var symbolicTraits: SymbolicTraits {
        let face = installedTextSystem.current.typesetter.face(named: postscriptName)
        var traits: SymbolicTraits = []
        if max(request.weight, face?.weight ?? -1) >= Self.boldFrom { traits.insert(.traitBold) }
        if request.isItalic || face?.isItalic ?? false { traits.insert(.traitItalic) }
        if request.isMonospaced || face?.isMonospaced ?? false { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// All attributes of the descriptor.
    open var fontAttributes: [AttributeName: Any] {
        var attributes = others
        if let family = request.family, attributes[.family] == nil { attributes[.name] = family }
        if request.size > 0 { attributes[.size] = request.size }
        if let textStyle { attributes[.textStyle] = textStyle }
        var traits = attributes[.traits] as? [TraitKey: Any] ?? [:]
        if request.weight != 0 { traits[.weight] = request.weight }
        if request.isItalic || request.isMonospaced { traits[.symbolic] = ownTraits.rawValue }
        if !traits.isEmpty { attributes[.traits] = traits }
        return attributes
    }

    private var ownTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if request.weight >= Self.boldFrom { traits.insert(.traitBold) }
        if request.isItalic { traits.insert(.traitItalic) }
        if request.isMonospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// The value of one attribute.
    open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

    /// Descriptors of the faces that have the values given for the mandatory attributes.
    open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] {
        let typesetter = installedTextSystem.current.typesetter
        let family = request.family ?? typesetter.face(named: postscriptName)?.family ?? ""
        if let face = typesetter.face(named: family) {
            return [UIFontDescriptor(fontAttributes: [.name: face.postScriptName, .size: request.size])]
        }
        let faces = typesetter.faces(ofFamily: family).filter { face in
            guard let mandatoryKeys, mandatoryKeys.contains(.traits) else { return true }
            return face.weight == request.weight && face.isItalic == request.isItalic
        }
        return faces.map { UIFontDescriptor(fontAttributes: [.name: $0.postScriptName, .size: request.size]) }
    }

    // MARK: Descriptors made of this one

    /// The descriptor with attributes replaced or added.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(
            request.adding(attributes), textStyle: Self.style(in: attributes) ?? textStyle,
            others: others.merging(attributes) { $1 })
    }

    /// The descriptor with another size in points.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { addingAttributes([.size: newPointSize]) }

    /// The descriptor with another matrix.
    open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { addingAttributes([.matrix: matrix]) }

    /// The descriptor of another face of the family, such as `Bold Italic`.
    open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

    /// The descriptor of another family, without the name, the face and the traits of this one.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        UIFontDescriptor(fontAttributes: [.family: newFamily, .size: request.size])
    }

    /// The descriptor of the family's face with exactly these traits; nil when there is none.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var request = request
        let isBold = symbolicTraits.contains(.traitBold)
        let isItalic = symbolicTraits.contains(.traitItalic)
        if let name = request.family {
            let typesetter = installedTextSystem.current.typesetter
            let family = typesetter.face(named: name)?.family ?? name
            let faces = typesetter.faces(ofFamily: family)
            guard faces.contains(where: { ($0.weight >= Self.boldFrom) == isBold && $0.isItalic == isItalic }) else {
                return nil
            }
            request.family = family
        } else {
            request.isMonospaced = symbolicTraits.contains(.traitMonoSpace)
        }
        if isBold != (request.weight >= Self.boldFrom) { request.weight = isBold ? UIFont.Weight.bold.rawValue : 0 }
        request.isItalic = isItalic
        var others = others
        for key in [AttributeName.name, .face, .family, .traits] { others[key] = nil }
        return UIFontDescriptor(request, textStyle: textStyle, others: others)
    }

    /// The descriptor of the system font in another design; nil for other fonts, and for designs that the system lacks.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard request.family == nil, design == .default || design == .monospaced else { return nil }
        var request = request
        request.isMonospaced = design == .monospaced
        return UIFontDescriptor(request, textStyle: textStyle, others: others)
    }

    // MARK: Object

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return request == other.request && textStyle == other.textStyle && matrix == other.matrix
    }

    open override var hash: Int { request.hashValue }

    /// The least weight that counts as bold.
    private static let boldFrom = UIFont.Weight.semibold.rawValue

    private var searched: FontRequest {
        var request = request
        if request.size <= 0 { request.size = UIFont.systemFontSize }
        return request
    }

    private static func style(in attributes: [AttributeName: Any]) -> UIFont.TextStyle? {
        (attributes[.textStyle] as? String).map(UIFont.TextStyle.init(rawValue:))
            ?? attributes[.textStyle] as? UIFont.TextStyle
    }
}

nonisolated extension FontRequest {
    /// The request with the values of attributes; values of the wrong kind count as absent.
    fileprivate func adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontRequest {
        var request = self
        func number(_ value: Any?) -> CGFloat? {
            value as? CGFloat ?? (value as? Double).map { CGFloat($0) }
                ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
                ?? (value as? UIFont.Weight)?.rawValue
        }
        if let size = number(attributes[.size]) ?? (attributes[.size] as? Int).map({ CGFloat($0) }) {
            request.size = size
        }
        if let family = attributes[.family] as? String { request.family = family }
        if let name = attributes[.name] as? String { request.family = name }
        if let face = attributes[.face] as? String, let name = request.family {
            let typesetter = installedTextSystem.current.typesetter
            let faces = typesetter.faces(ofFamily: typesetter.face(named: name)?.family ?? name)
            if let found = faces.first(where: { $0.style.caseInsensitiveCompare(face) == .orderedSame }) {
                request.family = found.postScriptName
            }
        }
        if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] {
            let symbolic =
                (traits[.symbolic] as? UInt32).map(UIFontDescriptor.SymbolicTraits.init(rawValue:))
                ?? traits[.symbolic] as? UIFontDescriptor.SymbolicTraits ?? []
            if symbolic.contains(.traitBold) { request.weight = UIFont.Weight.bold.rawValue }
            if symbolic.contains(.traitItalic) { request.isItalic = true }
            if symbolic.contains(.traitMonoSpace) { request.isMonospaced = true }
            if let weight = number(traits[.weight]) { request.weight = weight }
            if let slant = number(traits[.slant]) { request.isItalic = slant != 0 }
        }
        return request
    }
}
