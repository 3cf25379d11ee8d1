import CoreGraphics
import InterfaceArchive
import ResourceFiles

extension InterfaceCoder {
    /// A strength from 0 to 1000.
    package func priority(_ name: String) -> UILayoutPriority? {
        guard let number = number(name) else { return nil }
        guard (0...1000).contains(number) else {
            report(name, text(name) ?? "", expected: "a priority from 0 to 1000")
            return nil
        }
        return UILayoutPriority(rawValue: Float(number))
    }
}
