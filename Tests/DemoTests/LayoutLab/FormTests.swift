import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting
import UIKitText

@testable import LayoutLab

@MainActor @Suite(.application) struct FormTests {
    private let tester = ViewTester(size: CGSize(width: 375, height: 667))
    private let form = FormViewController()

    private init() {
        tester.show(UINavigationController(rootViewController: form))
        tester.settle()
    }

    private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        view.subviews.flatMap { ($0 as? View).map { [$0] } ?? views(type, in: $0) }
    }

    /// The fields' frames in the window, in their order.
    private var fields: [CGRect] {
        views(UITextField.self, in: form.view).map { $0.convert($0.bounds, to: nil) }
    }

    @Test func `fields are in one column upright, and in two on common lines when the phone is turned`() {
        let upright = fields

        tester.rotate(toTheLeft: true)
        tester.settle()

        #expect(Set(upright.map(\.minX)).count == 1)
        #expect(zip(upright, upright.dropFirst()).allSatisfy { $0.maxY + 12 <= $1.minY })
        #expect(Set(fields.map(\.minX)).count == 2)
        #expect((0..<4).allSatisfy { fields[2 * $0].minY == fields[2 * $0 + 1].minY })
    }

    @Test func `very large text has its label above the field, in the whole width`() throws {
        let narrow = fields[0]

        form.view.window?.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        tester.settle()

        let label = try #require(views(FormGrid.self, in: form.view).first?.subviews.first as? UILabel)
        #expect(fields[0].width > narrow.width)
        #expect(label.convert(label.bounds, to: nil).maxY + 4 == fields[0].minY)
    }
}
