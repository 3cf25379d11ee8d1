public import Foundation
public import UIFoundation

extension UIWindow {
    /// The z position of a window; windows of equal levels are in the order in which they were shown.
    public nonisolated struct Level: Hashable, _UIKitNumericRawRepresentable, Sendable {
        public let rawValue: CGFloat
        /// Makes a level from a number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Makes a level from a number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// The level of the app's windows.
        public static let normal = Level(0)
        /// The level of the status bar, over the app's windows.
        public static let statusBar = Level(1000)
        /// The level of alerts.
        public static let alert = Level(2000)
    }
}
