import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitPickers

@Suite(.application) struct PickerIndicatorTests {
    @Test func `the band that marks the selected row stays`() {
        let picker = UIPickerView()
        let indicator: any IndicatorSetting = IndicatorSetter()

        indicator.set(false, on: picker)

        #expect(indicator.isShown(on: picker))
    }
}

/// Lets a deprecated property be used.
private protocol IndicatorSetting {
    func set(_ isShown: Bool, on picker: UIPickerView)
    func isShown(on picker: UIPickerView) -> Bool
}

private struct IndicatorSetter: IndicatorSetting {
    @available(*, deprecated)
    func set(_ isShown: Bool, on picker: UIPickerView) { picker.showsSelectionIndicator = isShown }

    @available(*, deprecated)
    func isShown(on picker: UIPickerView) -> Bool { picker.showsSelectionIndicator }
}
