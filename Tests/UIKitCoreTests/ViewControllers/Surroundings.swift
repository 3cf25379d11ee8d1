import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// The window in which a sequence is run: in its first size, turned, or made smaller without a turn.
enum Surroundings: CaseIterable {
    case firstSize, turned, smaller

    /// An app in these surroundings.
    func makeTester(delegate: (any UIApplicationDelegate)? = nil) -> ViewTester {
        let tester = ViewTester(delegate: delegate)
        switch self {
        case .firstSize: break
        case .turned: tester.resize(to: CGSize(width: 667, height: 375))
        case .smaller: tester.resize(to: CGSize(width: 330, height: 480))
        }
        return tester
    }
}
