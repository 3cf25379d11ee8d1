import UIKit

/// Gives a picker its texts.
final class TextWheelSource: WheelSource, UIPickerViewDataSource, UIPickerViewDelegate {}
