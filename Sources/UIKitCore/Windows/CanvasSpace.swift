import CoreGraphics
import Foundation
import QuartzCore

/// The space of the canvas that all windows share, in the interface's orientation or in portrait.
final class CanvasSpace: NSObject, UICoordinateSpace {
    private nonisolated let screen: UIScreen
    private nonisolated let isFixed: Bool

    /// The former size of the canvas; nil for the present one.
    private let pastSize: CGSize?

    init(screen: UIScreen, isFixed: Bool, size: CGSize? = nil) {
        (self.screen, self.isFixed, pastSize) = (screen, isFixed, size)
    }

    nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CanvasSpace else { return false }
        return other.screen === screen && other.isFixed == isFixed
    }

    nonisolated override var hash: Int { ObjectIdentifier(screen).hashValue }

    var bounds: CGRect {
        pastSize.map { CGRect(origin: .zero, size: $0) } ?? screen.bounds.applying(fromCanvas)
    }

    /// The transform from the canvas in the interface's orientation to this space.
    private var fromCanvas: CGAffineTransform {
        let size = screen.bounds.size
        guard isFixed else { return .identity }
        switch UIApplication.sharedIfRunning?.mainScene.interfaceOrientation {
        // The portrait top edge is at the left: x becomes y, and the distance from the bottom becomes x.
        case .landscapeRight: return CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.height, ty: 0)
        // The portrait top edge is at the right.
        case .landscapeLeft: return CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: size.width)
        case .portraitUpsideDown:
            return CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: size.width, ty: size.height)
        default: return .identity
        }
    }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        switch coordinateSpace {
        case let space as CanvasSpace: point.applying(fromCanvas.inverted()).applying(space.fromCanvas)
        case let view as UIView: view.layer.convert(point.applying(fromCanvas.inverted()), from: nil)
        default: coordinateSpace.convert(point, from: self)
        }
    }

    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        switch coordinateSpace {
        case let space as CanvasSpace: space.convert(point, to: self)
        case let view as UIView: view.layer.convert(point, to: nil).applying(fromCanvas)
        default: coordinateSpace.convert(point, to: self)
        }
    }

    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        switch coordinateSpace {
        case let space as CanvasSpace: rect.applying(fromCanvas.inverted()).applying(space.fromCanvas)
        case let view as UIView: view.layer.convert(rect.applying(fromCanvas.inverted()), from: nil)
        default: coordinateSpace.convert(rect, from: self)
        }
    }

    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        switch coordinateSpace {
        case let space as CanvasSpace: space.convert(rect, to: self)
        case let view as UIView: view.layer.convert(rect, to: nil).applying(fromCanvas)
        default: coordinateSpace.convert(rect, to: self)
        }
    }
}
