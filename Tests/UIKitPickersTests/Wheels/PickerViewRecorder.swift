import CoreGraphics
import Foundation
import UIKitCore
import UIKitPickers

/// A source and delegate of picker views with given titles, that notes the chosen rows.
@MainActor final class PickerViewRecorder: UIPickerViewDataSource, UIPickerViewDelegate {
    var titles: [[String]]
    private(set) var choices: [[Int]] = []
    private(set) var countRequests = 0
    private(set) var titleRequests: [Int] = []

    init(_ titles: [[String]]) { self.titles = titles }

    func numberOfComponents(in pickerView: UIPickerView) -> Int {
        countRequests += 1
        return titles.count
    }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        titles[component].count
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        titleRequests.append(row)
        return titles[component][row]
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        choices.append([row, component])
    }
}
