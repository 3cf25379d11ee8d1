import CoreGraphics
import Foundation
import InterfaceArchive
import ResourceFiles
import UIFoundation

extension UISegmentedControl {
    /// Reads the segments and the choice.
    func decodeSegmentedControl(from coder: InterfaceCoder) {
        for (index, element) in coder.list("segments").enumerated() {
            decodeSegment(index, from: coder.coder(for: element))
        }
        if let apportions = coder.flag("apportionsSegmentWidthsByContent") {
            apportionsSegmentWidthsByContent = apportions
        }
        if let color = coder.color("selectedSegmentTintColor") { selectedSegmentTintColor = color }
        // Styles of before version 7 look like all others.
        _ = coder.text("segmentControlStyle")
        if let isBrief = coder.flag("momentary") { isMomentary = isBrief }
        guard let index = coder.integer("selectedSegmentIndex") else { return }
        guard index < numberOfSegments else {
            return coder.report(
                "selectedSegmentIndex", "\(index)", expected: "less than the number of segments, \(numberOfSegments)")
        }
        if !isMomentary { selectedSegmentIndex = index }
    }

    private func decodeSegment(_ index: Int, from coder: InterfaceCoder) {
        if let image = coder.image("image") {
            _ = coder.text("title")
            insertSegment(with: image, at: index, animated: false)
        } else {
            let title = coder.string("title", localizedAs: "segmentTitles[\(index)]")
            insertSegment(withTitle: title, at: index, animated: false)
        }
        if let isOn = coder.flag("enabled") { setEnabled(isOn, forSegmentAt: index) }
        if let width = coder.number("width") { setWidth(width, forSegmentAt: index) }
        if let offset = coder.size("contentOffset") { setContentOffset(offset, forSegmentAt: index) }
    }
}
