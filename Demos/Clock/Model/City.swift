import Foundation

/// A city with the name of its time zone.
struct City: Hashable {
    let name: String
    let country: String
    let zone: String

    init(_ name: String, _ country: String, _ zone: String) {
        (self.name, self.country, self.zone) = (name, country, zone)
    }

    /// Greenwich's for a name that the machine does not know.
    var timeZone: TimeZone { TimeZone(identifier: zone) ?? .gmt }

    /// The city of a name in the list.
    static func named(_ name: String) -> City? { all.first { $0.name == name } }

    /// The cities of a fresh app.
    static let samples = ["Cupertino", "New York", "London", "Tokyo"].compactMap { named($0) }
}
