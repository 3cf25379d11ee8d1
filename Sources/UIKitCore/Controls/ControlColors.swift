import CoreGraphics
package import Foundation
import UIFoundation

/// Colours of controls that have no name of their own.
package enum ControlColors {
    /// A track without a value: E9E9EA in light, 39393D in dark surroundings.
    static let emptyTrack = UIColor(AdaptiveColor(light: .init(hex: 0xE9E9EA), dark: .init(hex: 0x39393D)))
    /// The fill of the chosen segment: white in light, 636366 in dark surroundings.
    static let selectedSegment = UIColor(AdaptiveColor(light: .init(hex: 0xFFFFFF), dark: .init(hex: 0x636366)))
    /// The opacity of disabled content.
    package static let disabledAlpha: CGFloat = 0.5
}
