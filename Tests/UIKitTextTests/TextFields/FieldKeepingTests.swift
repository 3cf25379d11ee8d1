import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting
import UIKitText

/// Fields that leave the window: for a while, and for ever.
@Suite(.application) struct FieldKeepingTests {
    private func versions(below layer: CALayer, in tester: ViewTester) -> [UInt64] {
        var versions: [UInt64] = []
        func collect(_ node: RenderNode, isInside: Bool) {
            let isInside = isInside || node.layerID == layer.layerID
            if isInside, case .drawing(let drawing) = node.style.contents { versions.append(drawing.version) }
            for child in node.children { collect(child, isInside: isInside) }
        }
        for root in tester.lastFrame?.roots ?? [] { collect(root, isInside: false) }
        return versions
    }

    @Test(arguments: [false, true])
    func `a field shows its former drawing again when the covering page is popped`(animated: Bool) {
        let (tester, page) = (ViewTester(), UIViewController())
        let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 30))
        (field.text, field.borderStyle) = ("Field", .roundedRect)
        page.view.addSubview(field)
        let navigation = UINavigationController(rootViewController: page)
        tester.show(navigation)
        tester.settle()
        let before = versions(below: field.layer, in: tester)

        navigation.pushViewController(UIViewController(), animated: animated)
        tester.settle()
        let covered = versions(below: field.layer, in: tester)
        navigation.popViewController(animated: animated)
        tester.settle()

        #expect(!before.isEmpty)
        #expect(covered.isEmpty)
        #expect(versions(below: field.layer, in: tester) == before)
    }

    private nonisolated struct Reference: @unchecked Sendable {
        let object: Unmanaged<UITextField>
    }

    @Test func `the last reference to a field may be given back by any thread`() async {
        let tester = ViewTester()
        weak var living: UITextField?
        var reference: Reference?
        do {
            let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 30))
            (field.text, field.borderStyle, field.placeholder) = ("Field", .roundedRect, "Elsewhere")
            tester.show(field)
            field.becomeFirstResponder()
            tester.pump()
            field.resignFirstResponder()
            tester.settle()
            field.removeFromSuperview()
            tester.settle()
            living = field
            reference = Reference(object: Unmanaged.passRetained(field))
        }

        await withCheckedContinuation { continuation in
            Thread.detachNewThread { [reference] in
                reference?.object.release()
                continuation.resume()
            }
        }

        #expect(living == nil)
    }
}
