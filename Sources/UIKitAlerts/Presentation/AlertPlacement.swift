import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The position of an alert.
enum AlertPlacement {
    /// In the middle of the area between the bars.
    case middle
    /// At the lower edge, across the width of a phone.
    case lowerEdge

    private static let cardWidth: CGFloat = 270
    /// The width of an action sheet in the middle, where a phone's window has grown: that of a popover.
    private static let roomySheetWidth: CGFloat = 304
    /// Between a card in the middle and the upper and lower edges.
    private static let cardMargin: CGFloat = 24
    /// Between a sheet and the edges.
    private static let sheetMargin: CGFloat = 8

    /// The frame of an alert in a container of a size.
    func frame(of view: AlertView, in size: CGSize, safeArea: UIEdgeInsets) -> CGRect {
        let room = CGRect(origin: .zero, size: size)
            .inset(
                by: UIEdgeInsets(
                    top: margin(safeArea.top), left: max(safeArea.left, Self.sheetMargin),
                    bottom: margin(safeArea.bottom),
                    right: max(safeArea.right, Self.sheetMargin)))
        guard room.width > 0, room.height > 0 else { return .zero }
        let width = view.isActionSheet ? sheetWidth(in: size) : Self.cardWidth
        let fitting = view.fittingSize(
            in: CGSize(width: min(max(width, Self.cardWidth), room.width), height: room.height))
        let scale = view.contentScaleFactor
        return CGRect(
            x: (room.midX - fitting.width / 2).roundedToPixels(scale),
            y: self == .middle ? (room.midY - fitting.height / 2).roundedToPixels(scale) : room.maxY - fitting.height,
            width: fitting.width, height: fitting.height)
    }

    /// On its side a phone's sheet is as wide as when upright.
    private func sheetWidth(in size: CGSize) -> CGFloat {
        self == .middle ? Self.roomySheetWidth : min(size.width, size.height) - 2 * Self.sheetMargin
    }

    private func margin(_ inset: CGFloat) -> CGFloat {
        self == .middle ? inset + Self.cardMargin : max(inset, Self.sheetMargin)
    }
}
