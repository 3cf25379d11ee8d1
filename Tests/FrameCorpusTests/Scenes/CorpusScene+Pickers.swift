import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation
import UIKitCore
import UIKitPickers

extension CorpusScene {
    /// Adds a view to the canvas; its layout and drawing are recorded while it lives, for layers hold no views.
    @MainActor private static func show(_ view: UIView, in canvas: CALayer, at origin: CGPoint, dark: Bool = false) {
        view.overrideUserInterfaceStyle = dark ? .dark : .light
        view.frame.origin = origin
        view.layer.layoutMarkedSubtree()
        view.layer.displayMarkedSubtree()
        canvas.addSublayer(view.layer)
    }

    @MainActor private static func datePicker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        return picker
    }

    nonisolated static let pickers = [
        CorpusScene("picker-wheels", size: CGSize(width: 128, height: 96)) { canvas in
            let source = CorpusPickerSource()
            let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 120, height: 88))
            picker.dataSource = source
            picker.delegate = source
            picker.selectRow(2, inComponent: 0, animated: false)
            show(picker, in: canvas, at: CGPoint(x: 4, y: 4))
        },
        CorpusScene("picker-duration", size: CGSize(width: 320, height: 216)) { canvas in
            let picker = datePicker(.countDownTimer, .wheels)
            picker.countDownDuration = 4200
            show(picker, in: canvas, at: .zero)
        },
        CorpusScene("picker-fields", size: CGSize(width: 376, height: 42)) { canvas in
            show(datePicker(.dateAndTime, .compact), in: canvas, at: CGPoint(x: 4, y: 4))
        },
        CorpusScene("picker-calendar-dark", size: CGSize(width: 320, height: 336)) { canvas in
            canvas.backgroundColor = .black
            let picker = datePicker(.date, .inline)
            picker.minimumDate = picker.date.addingTimeInterval(86400)
            picker.maximumDate = picker.date.addingTimeInterval(20 * 86400)
            picker.date.addTimeInterval(11 * 86400)
            show(picker, in: canvas, at: .zero, dark: true)
        },
        CorpusScene("refresh-spokes", size: CGSize(width: 128, height: 48)) { canvas in
            for (index, part) in [0.3, 0.7, 1].enumerated() {
                let spinner = UIActivityIndicatorView(style: .large)
                spinner.hidesWhenStopped = false
                spinner.showSpokes(upTo: part)
                show(spinner, in: canvas, at: CGPoint(x: 4 + CGFloat(index) * 42, y: 5))
            }
        },
    ]
}

/// Two small wheels of rows for the corpus.
private final class CorpusPickerSource: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }

    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 16 }

    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
        NSAttributedString(
            string: component == 0 ? "row" : "\(row)", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    }
}
