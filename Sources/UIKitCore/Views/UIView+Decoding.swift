import CoreGraphics
import Foundation
package import InterfaceArchive
import QuartzCore
import UIFoundation

extension UIView {
    /// Reads the view's geometry, appearance and subviews.
    func decodeView(from coder: InterfaceCoder) {
        decodeGeometry(from: coder)
        decodeLooks(from: coder)
        decodeInteraction(from: coder)
        coder.decodeAccessibility(of: self)
        decodePriorities(from: coder)
        decodeMargins(from: coder)
        decodeGuides(from: coder)
        for subview in coder.objects(in: "subviews", as: UIView.self) { addSubview(subview) }
    }

    private func decodeGeometry(from coder: InterfaceCoder) {
        if let frame = coder.rect("frame") { self.frame = frame }
        if let bounds = coder.rect("bounds") { self.bounds = bounds }
        if let mask = coder.set("autoresizingMask", DecodedViewWords.autoresizing) { autoresizingMask = mask }
        if let follows = coder.flag("autoresizesSubviews") { autoresizesSubviews = follows }
        if let keepsFrame = coder.flag("translatesAutoresizingMaskIntoConstraints") {
            translatesAutoresizingMaskIntoConstraints = keepsFrame
        }
        if let attribute = coder.choice("semanticContentAttribute", DecodedViewWords.semantics) {
            semanticContentAttribute = attribute
        }
    }

    private func decodeLooks(from coder: InterfaceCoder) {
        if let mode = coder.choice("contentMode", DecodedViewWords.contentModes) { contentMode = mode }
        if let hides = coder.flag("hidden") { isHidden = hides }
        if let alpha = coder.number("alpha") { self.alpha = alpha }
        if let covers = coder.flag("opaque") { isOpaque = covers }
        if let clips = coder.flag("clipsSubviews") { clipsToBounds = clips }
        if let clears = coder.flag("clearsContextBeforeDrawing") { clearsContextBeforeDrawing = clears }
        if let color = coder.color("backgroundColor") { backgroundColor = color }
        if let color = coder.color("tintColor") { tintColor = color }
        if let mode = coder.choice("tintAdjustmentMode", DecodedViewWords.tintModes) { tintAdjustmentMode = mode }
    }

    private func decodeInteraction(from coder: InterfaceCoder) {
        if let tag = coder.integer("tag") { self.tag = tag }
        if let reacts = coder.flag("userInteractionEnabled") { isUserInteractionEnabled = reacts }
        if let takesMore = coder.flag("multipleTouchEnabled") { isMultipleTouchEnabled = takesMore }
        if let identifier = coder.text("restorationIdentifier") { restorationIdentifier = identifier }
        for recognizer in coder.objects(in: "gestureRecognizers", as: UIGestureRecognizer.self) {
            addGestureRecognizer(recognizer)
        }
    }

    private func decodePriorities(from coder: InterfaceCoder) {
        if let priority = coder.priority("horizontalHuggingPriority") {
            setContentHuggingPriority(priority, for: .horizontal)
        }
        if let priority = coder.priority("verticalHuggingPriority") {
            setContentHuggingPriority(priority, for: .vertical)
        }
        if let priority = coder.priority("horizontalCompressionResistancePriority") {
            setContentCompressionResistancePriority(priority, for: .horizontal)
        }
        if let priority = coder.priority("verticalCompressionResistancePriority") {
            setContentCompressionResistancePriority(priority, for: .vertical)
        }
    }

    private func decodeMargins(from coder: InterfaceCoder) {
        if let margins = coder.insets("layoutMargins") { layoutMargins = margins }
        if let margins = coder.directionalInsets("directionalLayoutMargins") { directionalLayoutMargins = margins }
        if let preserves = coder.flag("preservesSuperviewLayoutMargins") { preservesSuperviewLayoutMargins = preserves }
        if let adds = coder.flag("insetsLayoutMarginsFromSafeArea") { insetsLayoutMarginsFromSafeArea = adds }
        if let follows = coder.flag("layoutMarginsFollowReadableWidth"), follows {
            changeMargins { $0.followsReadableWidth = true }
        }
    }

    // MARK: Guides

    private func decodeGuides(from coder: InterfaceCoder) {
        for list in ["userGuides", "layoutGuides"] {
            for element in coder.list(list) where element.name == "layoutGuide" {
                let guide = UILayoutGuide()
                if let identifier = coder.coder(for: element).text("identifier") { guide.identifier = identifier }
                guide.interfaceID = element.id
                addLayoutGuide(guide)
            }
        }
    }

    /// Returns the guide of this view for an element inside the view's own element; nil for one that the view does not have.
    ///
    /// - Parameter element: The element, a `viewLayoutGuide` or a `layoutGuide`.
    package func interfaceGuide(for element: InterfaceElement) -> UILayoutGuide? {
        if element.name == "layoutGuide" {
            return element.id.flatMap { id in layoutGuides.first { $0.interfaceID == id } }
        }
        guard let key = element.key, let name = DecodedViewWords.guides[key] else { return nil }
        return ExposedClasses.shared.property(name, of: type(of: self))?.read(self) as? UILayoutGuide
    }
}
