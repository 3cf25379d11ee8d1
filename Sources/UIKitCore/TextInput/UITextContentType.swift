/// The meaning of a text, by which a system can offer fitting values. The names are those of autofill fields in HTML.
public nonisolated struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Makes a type with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A whole name.
    public static let name = UITextContentType(rawValue: "name")
    /// A title before a name.
    public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
    /// A first name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// The name between the first and the family name.
    public static let middleName = UITextContentType(rawValue: "additional-name")
    /// The name that members of a family share.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// A suffix such as Junior.
    public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
    /// The name among friends.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// The person's occupation.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// The employer.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// A location, such as a point of interest or an address.
    public static let location = UITextContentType(rawValue: "location")
    /// A whole street address.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The first line of a street address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The second line of a street address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// A town.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// A state or province.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// A town with its state.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    /// A part of a town.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// A country.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// The code by which letters are sorted.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// The number of a telephone.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// An address for mail.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// An address on the web.
    public static let URL = UITextContentType(rawValue: "url")
    /// A date, a time or both.
    public static let dateTime = UITextContentType(rawValue: "date-time")
    /// The number of a flight.
    public static let flightNumber = UITextContentType(rawValue: "flight-number")
    /// The number under which a parcel is on its way.
    public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
    /// The number of a credit card.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// The name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// The password of an account.
    public static let password = UITextContentType(rawValue: "password")
    /// A password that is chosen.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that is valid once, such as one received by message.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
