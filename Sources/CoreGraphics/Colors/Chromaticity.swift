import Foundation

/// The colour of a light without its brightness: CIE 1931 x and y.
struct Chromaticity: Hashable, Sendable {
    let x: CGFloat
    let y: CGFloat

    init(_ x: CGFloat, _ y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// The chromaticity of tristimulus values.
    init(_ tristimulus: [CGFloat]) {
        let sum = tristimulus.reduce(0, +)
        self.init(tristimulus[0] / sum, tristimulus[1] / sum)
    }

    /// X, Y and Z of the light at Y = 1.
    var tristimulus: [CGFloat] { [x / y, 1, (1 - x - y) / y] }

    /// Daylight of 6504 K (IEC 61966-2-1, ITU-R BT.709, BT.2020, SMPTE EG 432-1).
    static let d65 = Chromaticity(0.3127, 0.3290)

    /// Daylight of 5003 K as the ICC's profile connection space has it (ICC.1, 7.2.16): X 0.9642, Z 0.8249.
    static let d50 = Chromaticity(connectionWhite)

    /// X, Y and Z of the profile connection space's white.
    static let connectionWhite: [CGFloat] = [0.9642, 1, 0.8249]

    /// The change of X, Y and Z seen under this white to those that look alike under D50: Bradford's linear adaptation, as ICC.1,
    /// annex E has it.
    var adaptationToD50: Matrix3 {
        guard self != .d50 else { return .identity }
        let cone = Matrix3([[0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296]])
        let (source, target) = (cone * tristimulus, cone * Self.connectionWhite)
        return cone.inverted * Matrix3(diagonal: (0..<3).map { target[$0] / source[$0] }) * cone
    }
}
