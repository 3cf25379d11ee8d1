import CoreGraphics
public import Foundation
import UIKitCore

/// The properties of a section that scrolls by itself: its rate of deceleration, and whether it bounces.
@preconcurrency @MainActor open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, NSCopying {
    /// Whether a section can be pulled beyond its ends.
    public nonisolated enum Bounce: Int, Sendable {
        /// A section bounces that has more content than room.
        case automatic
        /// Every section bounces.
        case always
        /// No section bounces.
        case never
    }

    /// The share of its speed that a section keeps in each millisecond.
    public nonisolated struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat
        /// Makes a rate, between 0 and 1.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Normal for sections that scroll freely, and fast for those with pages.
        public static let automatic = DecelerationRate(rawValue: 0)
        /// Runs on for long.
        public static let normal = DecelerationRate(rawValue: UIScrollView.DecelerationRate.normal.rawValue)
        /// A short deceleration.
        public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
    }

    /// The rate at which a section loses speed; automatic at first.
    open var decelerationRate = DecelerationRate.automatic

    /// Whether a section can be pulled beyond its ends; automatic at first.
    open var bounce = Bounce.automatic

    /// Makes automatic properties.
    public override init() { super.init() }

    /// A copy that changes on its own.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        let original = self
        nonisolated(unsafe) var copy: Any = self
        MainActor.assumeIsolated { copy = original.copied() }
        return copy
    }

    final func copied() -> UICollectionLayoutSectionOrthogonalScrollingProperties {
        let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
        (copy.decelerationRate, copy.bounce) = (decelerationRate, bounce)
        return copy
    }

    /// Whether other properties are the same.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionLayoutSectionOrthogonalScrollingProperties else { return false }
        return MainActor.assumeIsolated { other.decelerationRate == decelerationRate && other.bounce == bounce }
    }

    open nonisolated override var hash: Int { MainActor.assumeIsolated { decelerationRate.hashValue } }
}

extension UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate {
    /// The rate of the scroll view of a section with a behavior.
    func scrollRate(
        of behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    ) -> UIScrollView.DecelerationRate {
        if self != .automatic { return UIScrollView.DecelerationRate(rawValue: rawValue) }
        switch behavior {
        case .none, .continuous, .continuousGroupLeadingBoundary: return .normal
        case .paging, .groupPaging, .groupPagingCentered: return .fast
        }
    }
}
