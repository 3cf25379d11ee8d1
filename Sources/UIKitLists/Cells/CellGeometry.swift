import CoreGraphics
import Foundation
import UIFoundation

/// The frames of a cell's parts: its content and the controls beside it.
struct CellGeometry {
    /// The room in front of the content for the control of editing, in points.
    static let lead: CGFloat = 38
    /// Between the content and a sign, and between the content and a view of the app's.
    static let (signGap, viewGap): (CGFloat, CGFloat) = (10, 8)
    /// Between the accessory and the handle behind it.
    private static let handleGap: CGFloat = 8

    var size: CGSize
    /// The distance of the parts from the sides of the cell.
    var margin: CGFloat
    /// The accessory's size; zero for none.
    var accessory = CGSize.zero
    var accessoryGap = signGap
    /// The sides that other views cover; only backgrounds and separators are there.
    var covered = CoveredSides()
    /// The room in front of the content.
    var lead: CGFloat = 0
    var handleWidth: CGFloat = 0
    /// The distance by which all parts are moved aside for the button that confirms a deletion.
    var slide: CGFloat = 0
    /// The room below the content for the line.
    var lineHeight: CGFloat = 0
    var scale: CGFloat = 1
    var isMirrored = false

    /// The room behind the content.
    var trail: CGFloat {
        let beside = handleWidth > 0 ? Self.handleGap : margin
        return handleWidth + (accessory.width > 0 ? accessory.width + accessoryGap + beside : 0)
    }

    /// The room beside the content on both sides.
    var beside: CGFloat { lead + trail + covered.width }

    /// A rectangle that is given as if one read from the left.
    func mirrored(_ rectangle: CGRect, slides: Bool = true) -> CGRect {
        var rectangle = rectangle
        if slides { rectangle.origin.x -= slide }
        if isMirrored { rectangle.origin.x = size.width - rectangle.maxX }
        return rectangle
    }

    private func centered(_ extent: CGSize, x: CGFloat) -> CGRect {
        CGRect(
            x: x, y: ((size.height - extent.height) / 2).roundedToPixels(scale), width: extent.width,
            height: extent.height)
    }

    /// The content's frame without the slide; its margins do not change while it slides.
    var content: CGRect {
        mirrored(
            CGRect(
                x: covered.leading + lead, y: 0, width: max(0, size.width - beside),
                height: max(0, size.height - lineHeight)),
            slides: false)
    }

    var accessoryFrame: CGRect {
        let end = handleWidth > 0 ? handleWidth + Self.handleGap : margin
        return mirrored(centered(accessory, x: size.width - covered.trailing - end - accessory.width))
    }

    /// The frame of the control in front; while it does not show it waits outside.
    func control(diameter: CGFloat, isShown: Bool) -> CGRect {
        mirrored(
            centered(
                CGSize(width: diameter, height: diameter),
                x: covered.leading + margin - 1 - (isShown ? 0 : covered.leading + max(lead, Self.lead))))
    }

    /// The frame of the handle behind; while it does not show it waits outside.
    func handle(width: CGFloat, isShown: Bool) -> CGRect {
        mirrored(
            CGRect(x: size.width - (isShown ? covered.trailing + width : 0), y: 0, width: width, height: size.height))
    }

    /// The frame of the button that confirms, as far as the other parts have moved aside.
    func confirmation(width: CGFloat) -> CGRect {
        mirrored(CGRect(x: size.width - slide, y: 0, width: width, height: size.height), slides: false)
    }
}
