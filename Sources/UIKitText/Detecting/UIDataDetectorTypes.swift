/// The kinds of data that a text view makes usable where it finds them in its text.
///
/// Addresses, tracking and flight numbers, and suggestions to look up are accepted and never found: that needs knowledge of the
/// world.
public nonisolated struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Telephone numbers of 7 to 15 digits.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Addresses of pages, also those without a scheme, and of mail.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Postal addresses; none is found here.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Dates of a day, a month and a year, with or without a time.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// Numbers of parcels; none is found here.
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    /// Numbers of flights; none is found here.
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    /// Words to look up; none is found here.
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    /// Amounts of money: numbers with the sign or the code of a currency.
    public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
    /// Numbers with a unit of measurement.
    public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
    /// All kinds, those that later versions add as well.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
