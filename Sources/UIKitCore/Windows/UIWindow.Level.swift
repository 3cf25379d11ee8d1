public import Foundation
public import UIFoundation

extension UIWindow {
    /// How far in front a window stands; equal levels stack in the order in which they were shown.
    public nonisolated struct Level: Hashable, _UIKitNumericRawRepresentable, Sendable {
        public let rawValue: CGFloat
        /// Makes a level from a number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Makes a level from a number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// The app's windows.
        public static let normal = Level(0)
        /// Over the app's windows, where the status bar is.
        public static let statusBar = Level(1000)
        /// Alerts.
        public static let alert = Level(2000)
    }
}
