import UIKit

/// Prints the app's bundled resources, which it looks up as an iOS app does.
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let info = Bundle.main.infoDictionary ?? [:]
        print(Bundle.main.bundleIdentifier ?? "-", info["CFBundleDisplayName"] ?? "-", info["CFBundleVersion"] ?? "-")
        print(NSLocalizedString("hello", comment: "A greeting"))
        print(Bundle.main.localizedString(forKey: "hello", value: nil, table: nil))
        let cats = NSLocalizedString("%d cats", comment: "")
        for count in 0...2 { print(String.localizedStringWithFormat(cats, count)) }
        print(UIImage(named: "dot")?.size.width ?? 0, UIImage(resource: .dot).scale)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        print(UIColor(named: "brand") == UIColor(resource: .brand))
        print(UIColor(named: "brand")?.resolvedColor(with: dark).cgColor.components ?? [])
        print(NSDataAsset(name: "levels").map { String(decoding: $0.data, as: UTF8.self) } ?? "-")
        print(Bundle.main.path(forResource: "note", ofType: "txt")?.hasSuffix("Bundled.app/note.txt") ?? false)
        let orange = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
        print(orange == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1), #imageLiteral(resourceName: "dot").size.height)
        print(CommandLine.arguments.dropFirst().first ?? "-")
        return true
    }
}
