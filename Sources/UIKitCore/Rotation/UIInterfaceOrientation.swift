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

/// How the device is held.
public nonisolated enum UIDeviceOrientation: Int, Hashable, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    /// True for both ways of lying on the side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// True for both ways of standing.
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

/// A set of interface orientations.
public nonisolated struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    /// Makes a set from its bits, one at 1 << the orientation's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    /// On its head.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    /// Home button at the right.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    /// Home button at the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    /// Both ways of lying on the side.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// Every one.
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
    /// Every one but on its head.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
