import Foundation
import ResourceFiles
public import UIKitCore

extension UIApplicationDelegate where Self: UIResponder {
    /// Runs the app with this class as its delegate: the program's entry point for a delegate marked `@main`.
    ///
    /// Reads the launch options, which every app understands, and does not return.
    @MainActor public static func main() {
        AppFolder.enter()
        exit(ApplicationSession.run(commandLine: ProcessArguments.all, delegateClass: Self.self))
    }
}
