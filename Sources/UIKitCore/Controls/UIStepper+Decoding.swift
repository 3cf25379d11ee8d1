import CoreGraphics
import Foundation
import InterfaceArchive
import ResourceFiles

extension UIStepper {
    /// Reads the range, the step and the value; a range or a step that no stepper can have is reported, and the usual one stays.
    func decodeStepper(from coder: InterfaceCoder) {
        decodeRange(from: coder)
        if let step = coder.number("stepValue") {
            if step > 0 {
                stepValue = Double(step)
            } else {
                coder.report("stepValue", "\(step)", expected: "a step above 0")
            }
        }
        if let value = coder.number("value") { self.value = Double(value) }
        if let sendsSteps = coder.flag("continuous") { isContinuous = sendsSteps }
        if let repeats = coder.flag("autorepeat") { autorepeat = repeats }
        if let goesOn = coder.flag("wraps") { wraps = goesOn }
    }

    private func decodeRange(from coder: InterfaceCoder) {
        let least = coder.number("minimumValue").map { Double($0) } ?? minimumValue
        let greatest = coder.number("maximumValue").map { Double($0) } ?? maximumValue
        guard least <= greatest else {
            return coder.report("minimumValue", "\(least)", expected: "at most the maximumValue, \(greatest)")
        }
        // In an order in which the limits never cross.
        if least > maximumValue {
            (maximumValue, minimumValue) = (greatest, least)
        } else {
            (minimumValue, maximumValue) = (least, greatest)
        }
    }
}
