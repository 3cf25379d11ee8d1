import Foundation

/// Translates between UIFont.Weight's scale and the weights of OpenType and CSS.
enum WeightScale {
    private static let steps: [(uiKit: CGFloat, openType: CGFloat)] = [
        (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800), (0.62, 900),
    ]

    /// The nearest hundred from 100 to 900; NaN counts as regular.
    static func openTypeWeight(for weight: CGFloat) -> Int {
        guard !weight.isNaN else { return 400 }
        return Int(steps.min { abs($0.uiKit - weight) < abs($1.uiKit - weight) }?.openType ?? 400)
    }

    /// The named weight nearest to one from 100 to 900.
    static func uiKitWeight(for weight: Double) -> CGFloat {
        steps.min { abs($0.openType - weight) < abs($1.openType - weight) }?.uiKit ?? 0
    }
}
