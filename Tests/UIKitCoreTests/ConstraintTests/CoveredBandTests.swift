import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// The guides of a controller's bars from before safe areas, and children that constraints size.
@Suite(.application) struct CoveredBandTests {
    private let tester = ViewTester(size: CGSize(width: 320, height: 480))

    /// The two guides, through a protocol: sources from before safe areas mention them without a warning.
    private protocol Older {
        var topLayoutGuide: any UILayoutSupport { get }
        var bottomLayoutGuide: any UILayoutSupport { get }
    }

    private final class Page: UIViewController, Older {}

    private func add(_ view: UIView, to superview: UIView) -> UIView {
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
        return view
    }

    @Test func `the guides are as long as the bars, and a view between them fills the room`() {
        let page = Page()
        let older: any Older = page
        let content = add(UIView(), to: page.view)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: older.topLayoutGuide.bottomAnchor),
            content.bottomAnchor.constraint(equalTo: older.bottomLayoutGuide.topAnchor),
            content.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
        ])
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: page)]

        tester.show(tabs)
        let first = (content.frame, older.topLayoutGuide.length, older.bottomLayoutGuide.length)
        page.navigationController?.setNavigationBarHidden(true, animated: false)
        tester.settle()

        // A status bar of 20 points and a bar of 44; a tab bar of 49.
        #expect(first.0 == CGRect(x: 0, y: 64, width: 320, height: 367))
        #expect(first.1 == 64 && first.2 == 49)
        #expect(content.frame.minY == older.topLayoutGuide.length && content.frame.maxY == 431)
        #expect(older.topLayoutGuide.length < 64)
        #expect(tester.diagnostics.isEmpty)
    }

    @Test func `the guides are items of constraints and of the visual format`() {
        let page = Page()
        let older: any Older = page
        let content = add(UIView(), to: page.view)
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:[top]-10-[content(50)]", metrics: nil,
                views: ["top": older.topLayoutGuide, "content": content]))
        let line = add(UIView(), to: page.view)
        NSLayoutConstraint.activate([
            NSLayoutConstraint(
                item: line, attribute: .bottom, relatedBy: .equal, toItem: older.bottomLayoutGuide, attribute: .top,
                multiplier: 1, constant: -1),
            line.heightAnchor.constraint(equalTo: older.topLayoutGuide.heightAnchor, multiplier: 0.5),
        ])

        tester.show(UINavigationController(rootViewController: page))

        #expect(content.frame.minY == 74 && content.frame.height == 50)
        #expect(line.frame.maxY == 479 && line.frame.height == 32)
    }

    @Test func `each guide is the same one whenever it is asked for`() {
        let older: any Older = Page()
        #expect(older.topLayoutGuide === older.topLayoutGuide)
        #expect(older.topLayoutGuide !== older.bottomLayoutGuide)
    }

    @Test func `a container is notified when constraints resize a child, and not when the child moves`() throws {
        final class Container: UIViewController {
            var told: [UIViewController] = []
            override func systemLayoutFittingSizeDidChange(
                forChildContentContainer container: any UIContentContainer
            ) {
                super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
                if let child = container as? UIViewController { told.append(child) }
            }
        }
        let (container, child) = (Container(), UIViewController())
        container.addChild(child)
        let view = add(child.view, to: container.view)
        child.didMove(toParent: container)
        let inner = add(UIView(), to: view)
        let height = inner.heightAnchor.constraint(equalToConstant: 30)
        let top = view.topAnchor.constraint(equalTo: container.view.topAnchor, constant: 5)
        NSLayoutConstraint.activate([
            top, view.leadingAnchor.constraint(equalTo: container.view.leadingAnchor), height,
            inner.topAnchor.constraint(equalTo: view.topAnchor),
            inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            view.widthAnchor.constraint(equalToConstant: 100),
        ])
        tester.show(container)
        let atFirst = container.told

        top.constant = 50
        tester.pump()
        let moved = container.told
        height.constant = 80
        tester.pump()

        #expect(atFirst.count == 1 && atFirst.first === child)
        #expect(moved.count == 1)
        #expect(container.told.count == 2)
        #expect(view.frame == CGRect(x: 0, y: 50, width: 100, height: 80))
    }
}
