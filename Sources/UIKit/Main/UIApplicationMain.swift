import Foundation
import UIKitCore

/// Runs the app with a delegate class of a name such as `NSStringFromClass(AppDelegate.self)`; `argc` and `argv` are ignored.
///
/// A name without a module is looked for in the module that is named like the program.
///
/// Status: partial – the application object is always a `UIApplication`, and a nib file cannot provide the delegate, so a
/// principal class other than `UIApplication` and a delegate name of nil stop the program with a sentence.
@preconcurrency @MainActor public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    AppFolder.enter()
    let commandLine = (0..<Int(argc)).compactMap { argv[$0].map { String(cString: $0) } }
    if let principalClassName, !["UIApplication", NSStringFromClass(UIApplication.self)].contains(principalClassName) {
        fatalError(
            "UIApplicationMain was given the principal class \(principalClassName); only UIApplication works. Pass nil, and "
                + "move what the subclass does to the app delegate.")
    }
    guard let delegateClassName else {
        fatalError("UIApplicationMain was given no delegate class. Pass NSStringFromClass(AppDelegate.self).")
    }
    let module = ApplicationSession.appName(of: commandLine)
    let found: AnyClass? = NSClassFromString(delegateClassName) ?? NSClassFromString("\(module).\(delegateClassName)")
    guard let delegateClass = found as? any (UIResponder & UIApplicationDelegate).Type else {
        fatalError(
            "UIApplicationMain was given the delegate class \(delegateClassName), which is not a UIResponder that conforms to "
                + "UIApplicationDelegate. Pass NSStringFromClass(AppDelegate.self).")
    }
    exit(ApplicationSession.run(commandLine: commandLine, delegateClass: delegateClass))
}
