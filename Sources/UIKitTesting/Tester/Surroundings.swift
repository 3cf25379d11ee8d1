// Statically linked programs have no Swift Testing: there the rest of the library is built without testers.
#if canImport(Testing)
import CoreGraphics
import Foundation
import Testing
package import UIKitCore

/// The window in which a sequence is run: in its first size, turned, or made smaller without a turn.
package enum Surroundings: CaseIterable {
    case firstSize, turned, smaller

    /// An app in these surroundings.
    package func makeTester(delegate: (any UIApplicationDelegate)? = nil) -> ViewTester {
        let tester = ViewTester(delegate: delegate)
        switch self {
        case .firstSize: break
        case .turned: tester.resize(to: CGSize(width: 667, height: 375))
        case .smaller: tester.resize(to: CGSize(width: 330, height: 480))
        }
        return tester
    }
}
#endif
