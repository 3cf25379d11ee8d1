import Foundation
import UIFoundation

extension UISlider {
    /// Reads the range, the value and the look.
    func decodeSlider(from coder: InterfaceCoder) {
        if let value = coder.float("minValue") { minimumValue = value }
        if let value = coder.float("maxValue") { maximumValue = value }
        if let value = coder.float("value") { self.value = value }
        if let sendsMoves = coder.flag("continuous") { isContinuous = sendsMoves }
        if let color = coder.color("minimumTrackTintColor") { minimumTrackTintColor = color }
        if let color = coder.color("maximumTrackTintColor") { maximumTrackTintColor = color }
        if let color = coder.color("thumbTintColor") { thumbTintColor = color }
        if let image = coder.image("minimumValueImage") { minimumValueImage = image }
        if let image = coder.image("maximumValueImage") { maximumValueImage = image }
    }
}
