public import Foundation
import UIFoundation

extension UISheetPresentationController {
    /// A height at which a sheet can rest.
    @preconcurrency @MainActor open class Detent: NSObject {
        /// Names a detent within a sheet.
        public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            /// Makes an identifier.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Makes an identifier.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// The identifier of `medium()`.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The identifier of `large()`.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The height of a medium detent as a part of the container's.
        private static let mediumPart: CGFloat = 0.5

        /// The identifier of the detent.
        open private(set) var identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            (self.identifier, self.resolver) = (identifier, resolver)
            super.init()
        }

        /// Half the container's height; inactive in a compact height.
        open class func medium() -> UISheetPresentationController.Detent {
            Detent(.medium) { context in
                guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
                let height = (context as? SheetDetentContext)?.containerHeight ?? context.maximumDetentValue
                return (height * mediumPart).rounded()
            }
        }

        /// The maximum height of a sheet.
        open class func large() -> UISheetPresentationController.Detent {
            Detent(.large) { $0.maximumDetentValue }
        }

        /// A height that a block computes in points, without the bottom safe area; nil makes the detent inactive.
        ///
        /// The block is called again whenever the container changes, and after `invalidateDetents()`. Without an identifier the
        /// detent gets a unique one.
        open class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> UISheetPresentationController.Detent {
            Detent(identifier ?? Identifier("custom-" + UUID().uuidString), resolver: resolver)
        }

        /// The height in points in a container; nil when the detent is inactive there.
        open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            resolver(context)
        }
    }
}
