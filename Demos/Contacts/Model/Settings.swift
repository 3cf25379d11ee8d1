import Foundation
import Observation
import UIKit

/// The user's settings, kept in the defaults.
@Observable final class Settings {
    static let textSizes: ClosedRange<CGFloat> = 14...26

    /// The size of names in the list, in points.
    var textSize: CGFloat {
        didSet { if textSize != oldValue { defaults.set(Double(textSize), forKey: Self.textSizeKey) } }
    }

    private static let textSizeKey = "textSize"
    @ObservationIgnored private let defaults: UserDefaults

    init(defaults: UserDefaults) {
        self.defaults = defaults
        defaults.register(defaults: [Self.textSizeKey: 17])
        let size = CGFloat(defaults.double(forKey: Self.textSizeKey))
        textSize = min(max(size, Self.textSizes.lowerBound), Self.textSizes.upperBound)
    }
}
