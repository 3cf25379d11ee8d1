import Foundation

/// The relation between a component's number and its light; both are from 0 to 1, white, but where noted.
enum ToneCurve: Hashable, Sendable {
    case linear
    /// IEC 61966-2-1.
    case standard
    /// Light is a power of the number.
    case power(CGFloat)
    /// Light is (a·v + b)^gamma from the number d on and c·v below: the ICC's parametric curve of type 3.
    case segmented(gamma: CGFloat, a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat)
    /// ITU-R BT.2100's PQ (SMPTE ST 2084): the number 1 is a light of 10,000 cd/m².
    case perceptualQuantizer
    /// ITU-R BT.2100's HLG on a display of 1000 cd/m², whose system gamma is 1.2.
    case hybridLogGamma

    /// ITU-R BT.709, 1.2: 4.5 of the light below 0.018, 1.099·light^0.45 − 0.099 from there on.
    static let television = camera(1.099, 0.018)

    /// ITU-R BT.2020, table 4, with the constants in full: both parts and their slopes meet.
    static let ultraHighDefinition = camera(1.09929682680944, 0.018053968510807)

    /// ISO 22028-2: 16 times the light below 1/512, the root of 1.8 from there on.
    static let reference = ToneCurve.segmented(gamma: 1.8, a: 1, b: 0, c: 1 / 16, d: 1.0 / 32)

    private static func camera(_ alpha: CGFloat, _ beta: CGFloat) -> ToneCurve {
        .segmented(gamma: 1 / 0.45, a: 1 / alpha, b: (alpha - 1) / alpha, c: 1 / 4.5, d: 4.5 * beta)
    }

    /// Whether the numbers reach far beyond white: of ITU-R BT.2100, whose white is at `referenceWhite`.
    var isHighDynamicRange: Bool { self == .perceptualQuantizer || self == .hybridLogGamma }

    /// The light of white in pictures of high dynamic range, in cd/m² (ITU-R BT.2408, 2.1).
    static let referenceWhite: CGFloat = 203

    /// The light of three numbers, 1 for white; `luminance` has the share of each in brightness.
    func light(_ values: [CGFloat], luminance: [CGFloat]) -> [CGFloat] {
        guard self == .hybridLogGamma else { return values.map(light) }
        let scene = values.map(Self.sceneLight)
        let brightness = zip(scene, luminance).reduce(0) { $0 + $1.0 * $1.1 }
        guard brightness > 0 else { return [0, 0, 0] }
        // ITU-R BT.2100, table 5: the display raises the scene's brightness to the system gamma.
        let factor = Self.displayPeak / Self.referenceWhite * pow(brightness, Self.systemGamma - 1)
        return scene.map { $0 * factor }
    }

    /// The numbers for three lights, 1 for white.
    func values(_ light: [CGFloat], luminance: [CGFloat]) -> [CGFloat] {
        guard self == .hybridLogGamma else { return light.map(value) }
        let display = light.map { $0 * Self.referenceWhite / Self.displayPeak }
        let brightness = zip(display, luminance).reduce(0) { $0 + $1.0 * $1.1 }
        guard brightness > 0 else { return [0, 0, 0] }
        let factor = pow(brightness, (1 - Self.systemGamma) / Self.systemGamma)
        return display.map { Self.cameraSignal($0 * factor) }
    }

    /// The light of a number alone, mirrored for negative ones.
    func light(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        let light: CGFloat =
            switch self {
            case .linear: size
            case .standard: size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
            case .power(let gamma): pow(size, gamma)
            case .segmented(let gamma, let a, let b, let c, let d): size < d ? c * size : pow(a * size + b, gamma)
            case .perceptualQuantizer: Self.quantizedLight(size)
            case .hybridLogGamma: Self.sceneLight(size)
            }
        return value < 0 ? -light : light
    }

    /// The number of a light alone, mirrored for negative ones.
    func value(_ light: CGFloat) -> CGFloat {
        let size = abs(light)
        let value: CGFloat =
            switch self {
            case .linear: size
            case .standard: size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
            case .power(let gamma): pow(size, 1 / gamma)
            case .segmented(let gamma, let a, let b, let c, let d):
                size < c * d ? size / c : (pow(size, 1 / gamma) - b) / a
            case .perceptualQuantizer: Self.quantizedSignal(size)
            case .hybridLogGamma: Self.cameraSignal(size)
            }
        return light < 0 ? -value : value
    }

    // MARK: ITU-R BT.2100, table 4

    private static let (m1, m2) = (CGFloat(2610) / 16384, CGFloat(2523) / 32)
    private static let (c1, c2, c3) = (CGFloat(3424) / 4096, CGFloat(2413) / 128, CGFloat(2392) / 128)
    private static let quantizedPeak: CGFloat = 10_000

    private static func quantizedLight(_ signal: CGFloat) -> CGFloat {
        let root = pow(signal, 1 / m2)
        return quantizedPeak / referenceWhite * pow(max(root - c1, 0) / (c2 - c3 * root), 1 / m1)
    }

    private static func quantizedSignal(_ light: CGFloat) -> CGFloat {
        let part = pow(light * referenceWhite / quantizedPeak, m1)
        return pow((c1 + c2 * part) / (1 + c3 * part), m2)
    }

    // MARK: ITU-R BT.2100, table 5

    private static let displayPeak: CGFloat = 1000
    private static let systemGamma: CGFloat = 1.2
    private static let (hybridA, hybridB, hybridC) = (CGFloat(0.17883277), CGFloat(0.28466892), CGFloat(0.55991073))

    private static func sceneLight(_ signal: CGFloat) -> CGFloat {
        let size = max(signal, 0)
        return size <= 0.5 ? size * size / 3 : (exp((size - hybridC) / hybridA) + hybridB) / 12
    }

    private static func cameraSignal(_ light: CGFloat) -> CGFloat {
        let size = max(light, 0)
        return size <= 1.0 / 12 ? (3 * size).squareRoot() : hybridA * log(12 * size - hybridB) + hybridC
    }
}
