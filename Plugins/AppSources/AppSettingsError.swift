/// A setting that cannot be followed.
struct AppSettingsError: Error, CustomStringConvertible {
    let description: String
}
