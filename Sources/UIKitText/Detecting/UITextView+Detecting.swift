import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// Data in the text that becomes usable, and looks like links.
extension UITextView {
    /// Keys of link attributes that leave the text's measures as they are.
    private static let flatKeys: Set<NSAttributedString.Key> = [
        .foregroundColor, .backgroundColor, .underlineStyle, .underlineColor, .strikethroughStyle, .strikethroughColor,
    ]

    /// Looks for data from now on, or no longer, as the view's properties say.
    func updateDetection() {
        let types = dataDetectorTypes.intersection(DataScanner.known)
        let isWanted = !types.isEmpty && !isEditable && isSelectable
        guard isWanted || detection != nil else { return }
        let hadFinds = detection?.finds.isEmpty == false
        detection = isWanted ? TextDetection(of: self, for: types) : nil
        cutRuns(of: currentManager)
        if hadFinds { lookDidChange() }
        setNeedsLayout()
    }

    /// Has a layout manager draw finds with attributes of their own.
    func cutRuns(of manager: NSLayoutManager) {
        manager.cutRun = detection == nil ? nil : { [weak self] in self?.detection?.parts(of: $0) ?? [$0] }
    }

    /// Whether characters are part of a find, and no part of the app's own items.
    func isDetected(_ range: NSRange) -> Bool { detection?.find(at: range.location) != nil }

    /// Finds were added or removed in a range.
    func detectionDidChange(in range: Range<Int>) {
        guard mayLayOut else { return contentState.hasOldLook = true }
        currentManager.colorsDidChange(in: range)
        // Hash order: all are asked the same.
        if linkTextAttributes.keys.allSatisfy(Self.flatKeys.contains) { setNeedsLayout() } else { contentDidChange() }
    }
}
