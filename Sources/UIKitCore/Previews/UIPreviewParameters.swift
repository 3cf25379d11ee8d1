import CoreGraphics
public import Foundation
public import UIFoundation

/// The visible part of a view in a preview, its background and its shadow.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject, NSCopying {
    /// The visible part, in the view's space; nil for all of it.
    open var visiblePath: UIBezierPath?

    /// The outline of the shadow, in the view's space; nil for that of the visible part.
    open var shadowPath: UIBezierPath?

    /// The colour behind the content; the system's background by default, nil for none.
    open var backgroundColor: UIColor! = .systemBackground

    /// Makes parameters of a whole view.
    public override init() { super.init() }

    /// Makes parameters for lines of text, by their rectangles in the view's space.
    public convenience init(textLineRects: [NSValue]) {
        self.init()
        let path = UIBezierPath()
        for value in textLineRects {
            path.append(UIBezierPath(roundedRect: value.cgRectValue.insetBy(dx: -4, dy: -2), cornerRadius: 4))
        }
        visiblePath = path
    }

    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        let original = self
        nonisolated(unsafe) var copy: Any = self
        MainActor.assumeIsolated { copy = original.copied() }
        return copy
    }

    /// A copy of the parameters, which later changes do not affect.
    func copied() -> UIPreviewParameters { adopted(by: UIPreviewParameters()) }

    func adopted<Copy: UIPreviewParameters>(by copy: Copy) -> Copy {
        (copy.visiblePath, copy.shadowPath) = (visiblePath, shadowPath)
        copy.backgroundColor = backgroundColor
        return copy
    }
}
