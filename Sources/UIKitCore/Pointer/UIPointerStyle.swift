public import Foundation
import HostInterface
public import QuartzCore
public import UIFoundation

/// How the pointer looks while it is over a region.
///
/// Status: partial – shapes; effects on the view and accessories are not implemented.
@preconcurrency @MainActor open class UIPointerStyle: NSObject, NSCopying {
    private enum Look {
        case system, hidden, resizing
        case shape(UIPointerShape)
    }

    private var look = Look.system

    /// Makes a style with a shape; constrained axes have no effect: the pointer moves freely, as the desktop has it.
    public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
        look = .shape(shape)
        super.init()
    }

    /// Makes the system's style of a class that is known only at run time; only the framework has the key.
    public required init(_ key: ConstructionKey) { super.init() }

    /// No pointer at all.
    open class func hidden() -> Self {
        let style = Self(ConstructionKey())
        style.look = .hidden
        return style
    }

    /// The desktop's own pointer.
    open class func system() -> Self { Self(ConstructionKey()) }

    /// The desktop's pointer for what can be dragged to both sides.
    static var resizing: UIPointerStyle {
        let style = UIPointerStyle(ConstructionKey())
        style.look = .resizing
        return style
    }

    /// The style itself, which never changes.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// The cursor that the host shows.
    var cursor: HostCursor {
        switch look {
        case .hidden: .hidden
        case .resizing: .resizing
        case .shape(.verticalBeam): .beam
        default: .arrow
        }
    }
}
