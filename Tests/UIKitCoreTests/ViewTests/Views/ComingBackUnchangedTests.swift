import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

/// Views that leave the window and return are drawn again only if they have to look otherwise.
@Suite(.application) struct ComingBackUnchangedTests {
    /// Counts how often it is drawn.
    private final class Drawing: UIView {
        var count = 0

        override func draw(_ rect: CGRect) {
            count += 1
            UIColor.label.setFill()
            UIRectFill(bounds)
        }
    }

    /// A page with views that draw.
    private final class Page: UIViewController {
        let drawing = Drawing(frame: CGRect(x: 20, y: 100, width: 50, height: 50))

        override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 30))
            label.text = "Label"
            let button = UIButton(type: .system)
            button.frame = CGRect(x: 20, y: 250, width: 200, height: 30)
            button.setTitle("Button", for: .normal)
            let toggle = UISwitch(frame: CGRect(x: 20, y: 350, width: 51, height: 31))
            for part in [drawing, label, button, toggle] { view.addSubview(part) }
        }
    }

    /// The versions of the drawings of the layers below one, by their names and numbers.
    private func versions(below layer: CALayer, in tester: ViewTester) -> [String: UInt64] {
        var versions: [String: UInt64] = [:]
        func collect(_ node: RenderNode, isInside: Bool) {
            let isInside = isInside || node.layerID == layer.layerID
            if isInside, case .drawing(let drawing) = node.style.contents {
                versions["\(node.name) \(node.layerID)"] = drawing.version
            }
            for child in node.children { collect(child, isInside: isInside) }
        }
        for root in tester.lastFrame?.roots ?? [] { collect(root, isInside: false) }
        return versions
    }

    @Test(arguments: [false, true])
    func `a page that was covered by another one shows its former drawings`(animated: Bool) {
        let tester = ViewTester()
        let page = Page()
        let navigation = UINavigationController(rootViewController: page)
        tester.show(navigation)
        tester.settle()
        let before = versions(below: page.view.layer, in: tester)

        navigation.pushViewController(UIViewController(), animated: animated)
        tester.settle()
        let covered = versions(below: page.view.layer, in: tester)
        navigation.popViewController(animated: animated)
        tester.settle()

        #expect(before.count >= 3)
        #expect(covered.isEmpty)
        #expect(versions(below: page.view.layer, in: tester) == before)
        #expect(page.drawing.count == 1)
    }

    @Test func `a page whose style changed meanwhile is drawn again`() {
        let tester = ViewTester()
        let page = Page()
        let navigation = UINavigationController(rootViewController: page)
        tester.show(navigation)
        navigation.pushViewController(UIViewController(), animated: false)
        tester.settle()

        navigation.overrideUserInterfaceStyle = .dark
        navigation.popViewController(animated: false)
        tester.settle()

        #expect(page.drawing.count == 2)
    }

    @Test func `a view that was drawn while it was in no window is drawn again in one`() {
        let tester = ViewTester()
        tester.window.overrideUserInterfaceStyle = .dark
        let page = Page()
        tester.show(page)
        page.drawing.removeFromSuperview()

        page.drawing.setNeedsDisplay()
        page.drawing.layer.displayIfNeeded()
        let outside = page.drawing.count
        page.view.addSubview(page.drawing)
        tester.pump()

        #expect(outside == 2)
        #expect(page.drawing.count == 3)
    }
}
