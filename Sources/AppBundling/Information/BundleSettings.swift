/// Settings that the build knows of an app besides its files.
package struct BundleSettings: Sendable {
    /// The name of the executable, which is the module's.
    package var executable: String
    /// The identifier of the bundle, such as `com.example.app`.
    package var identifier: String
    /// The app's own property list; nil for one of the name `Info.plist` among the resources, or none.
    package var informationFile: String?
    /// Keys and values that the build adds to the list, in their order.
    package var additions: [Addition] = []
    /// Whether an outlet, an action or a class of an interface file that the sources do not have is an error.
    package var connectionsMustFit = false

    /// A line of the app's settings, `KEY=VALUE`.
    package struct Addition: Sendable, Hashable {
        package var key: String
        package var value: String

        package init(key: String, value: String) { (self.key, self.value) = (key, value) }
    }

    package init(executable: String, identifier: String? = nil) {
        self.executable = executable
        self.identifier = identifier ?? "org.example." + executable
    }

    /// The value of a build setting; nil for an unknown one.
    func value(of name: String) -> String? {
        switch name {
        case "PRODUCT_NAME", "EXECUTABLE_NAME", "TARGET_NAME", "PRODUCT_MODULE_NAME": executable
        case "PRODUCT_BUNDLE_IDENTIFIER": identifier
        case "DEVELOPMENT_LANGUAGE": "en"
        case "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL"
        case "MARKETING_VERSION": "1.0"
        case "CURRENT_PROJECT_VERSION": "1"
        case "CONFIGURATION": "Debug"
        case "WRAPPER_NAME": executable + ".app"
        default: nil
        }
    }
}
