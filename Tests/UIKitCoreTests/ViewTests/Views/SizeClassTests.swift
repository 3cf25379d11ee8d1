import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct SizeClassTests {
    @Test(arguments: [
        (CGSize(width: 375, height: 667), "compact × regular"), (CGSize(width: 667, height: 375), "compact × compact"),
        (CGSize(width: 844, height: 390), "compact × compact"), (CGSize(width: 736, height: 414), "regular × compact"),
        (CGSize(width: 926, height: 428), "regular × compact"), (CGSize(width: 428, height: 926), "compact × regular"),
        (CGSize(width: 735, height: 600), "compact × regular"),
    ])
    func `only large phones that are turned have a regular width`(size: CGSize, classes: String) {
        let tester = ViewTester(size: size)

        let traits = tester.window.traitCollection

        func name(_ sizeClass: UIUserInterfaceSizeClass) -> String { sizeClass == .compact ? "compact" : "regular" }
        #expect("\(name(traits.horizontalSizeClass)) × \(name(traits.verticalSizeClass))" == classes)
    }
}
