public import Foundation

extension UIWindow {
    /// How far in front a window stands; equal levels stack in the order in which they were shown.
    public nonisolated struct Level: RawRepresentable, Hashable, Comparable, Sendable {
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

        /// A level further in front by a number.
        public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }

        /// A level further behind by a number.
        public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }

        public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    }
}
