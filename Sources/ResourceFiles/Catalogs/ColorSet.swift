/// The contents of a colour set: its colours and when each is chosen.
package struct ColorSet: Sendable {
    /// A colour in the notation of a set.
    package enum Color: Hashable, Sendable {
        /// Red, green, blue and alpha in a colour space.
        case components(red: Double, green: Double, blue: Double, alpha: Double, space: Space)
        /// A gray and an alpha in the gray of displays.
        case gray(white: Double, alpha: Double)
        /// A colour of the system with a name such as `systemBlueColor`.
        case system(String)
    }

    /// The colour spaces that components may be in.
    package enum Space: String, CaseIterable, Sendable {
        case srgb
        case displayP3 = "display-p3"
        case extendedSRGB = "extended-srgb"
        case extendedLinearSRGB = "extended-linear-srgb"
    }

    /// A colour of the set and when it is chosen.
    package struct Variant: Sendable {
        package let conditions: AssetConditions
        package let color: Color
        /// The line of the colour.
        package let line: Int
    }

    package private(set) var variants: [Variant] = []
    /// Variants that make no sense.
    package private(set) var faults: [ResourceFault] = []

    /// Reads a set's contents.
    package init(_ contents: LocatedJSON) throws(ResourceFault) {
        guard let colors = contents["colors"] else { throw contents.fault(expected: "a list \"colors\"") }
        for variant in try colors.elements(of: "\"colors\"") {
            do throws(ResourceFault) {
                // A variant without a colour is an empty field of the editor.
                guard let color = variant["color"] else { continue }
                variants.append(
                    Variant(conditions: try AssetConditions(variant), color: try Self.color(color), line: color.line))
            } catch {
                faults.append(error)
            }
        }
    }

    private static func color(_ json: LocatedJSON) throws(ResourceFault) -> Color {
        if let name = try json.text("reference") { return .system(name) }
        guard let components = json["components"] else {
            throw json.fault(expected: "a colour with \"components\" or a \"reference\"")
        }
        let name = try json.text("color-space") ?? "srgb"
        let alpha = try component("alpha", of: components, isAlpha: true)
        if ["gray-gamma-22", "extended-gray"].contains(name) {
            return .gray(white: try component("white", of: components), alpha: alpha)
        }
        guard let space = Space(rawValue: name) else {
            let names = Space.allCases.map(\.rawValue) + ["gray-gamma-22", "extended-gray"]
            throw (json["color-space"] ?? json).fault(
                expected: "one of the colour spaces " + names.joined(separator: ", "))
        }
        return .components(
            red: try component("red", of: components), green: try component("green", of: components),
            blue: try component("blue", of: components), alpha: alpha, space: space)
    }

    /// A component: a fraction with a point, a whole number up to 255, or a hexadecimal one. An alpha of 1 is opaque.
    private static func component(
        _ name: String, of components: LocatedJSON, isAlpha: Bool = false
    ) throws(ResourceFault) -> Double {
        guard let member = components[name] else {
            if isAlpha { return 1 }
            throw components.fault(expected: "a component \"\(name)\"")
        }
        let expected = "a number such as \"0.5\", \"128\" or \"0x80\" as \"\(name)\""
        switch member.value {
        case .number(let number, _): return number
        case .string(let text):
            if text.lowercased().hasPrefix("0x") {
                guard let number = UInt8(text.dropFirst(2), radix: 16) else { throw member.fault(expected: expected) }
                return Double(number) / 255
            }
            guard let number = Double(text), number.isFinite else { throw member.fault(expected: expected) }
            let isWhole = !text.contains(".") && !text.lowercased().contains("e")
            return isWhole && !(isAlpha && number <= 1) ? number / 255 : number
        default: throw member.fault(expected: expected)
        }
    }
}
