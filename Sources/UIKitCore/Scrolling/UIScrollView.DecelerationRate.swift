public import Foundation

extension UIScrollView {
    /// The part of its speed that content keeps in each millisecond.
    public nonisolated struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat
        /// Makes a rate, between 0 and 1.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Decelerates slowly.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// Decelerates fast.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}
