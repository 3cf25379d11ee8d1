/// The physical orientation of the device.
public nonisolated enum UIDeviceOrientation: Int, Hashable, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    /// True for both landscape orientations.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// True for both portrait orientations.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// True when it lies on its back or face.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }

    /// True for an orientation that an interface can follow.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }

    package init(_ interface: UIInterfaceOrientation) {
        switch interface {
        case .portrait: self = .portrait
        case .portraitUpsideDown: self = .portraitUpsideDown
        case .landscapeRight: self = .landscapeLeft
        case .landscapeLeft: self = .landscapeRight
        case .unknown: self = .unknown
        }
    }
}
