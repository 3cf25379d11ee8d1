/// How the interface is turned, named for where the home button would be.
public nonisolated enum UIInterfaceOrientation: Int, Hashable, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    case landscapeRight = 3
    case landscapeLeft = 4

    /// True for both ways of lying on the side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// True for both ways of standing.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    package var mask: UIInterfaceOrientationMask {
        self == .unknown ? [] : UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue))
    }

    /// The interface that fits a device held so; nil for lying flat and unknown. Left and right are crossed.
    package init?(_ device: UIDeviceOrientation) {
        switch device {
        case .portrait: self = .portrait
        case .portraitUpsideDown: self = .portraitUpsideDown
        case .landscapeLeft: self = .landscapeRight
        case .landscapeRight: self = .landscapeLeft
        case .unknown, .faceUp, .faceDown: return nil
        }
    }
}
