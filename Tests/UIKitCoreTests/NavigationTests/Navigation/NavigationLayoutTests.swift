import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct NavigationLayoutTests {
    @Test func `content reaches below a translucent bar and gets it as safe area`() {
        let tester = ViewTester()
        let content = UIViewController()
        let navigation = UINavigationController(rootViewController: content)

        tester.show(navigation)

        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 375, height: 44))
        #expect(content.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
        #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0))
    }

    @Test func `content without extended edges begins below the bar`() {
        let tester = ViewTester()
        let content = UIViewController()
        content.edgesForExtendedLayout = []

        tester.show(UINavigationController(rootViewController: content))

        #expect(content.view.frame == CGRect(x: 0, y: 64, width: 375, height: 603))
        #expect(content.view.safeAreaInsets == .zero)
    }

    @Test func `content begins below an opaque bar unless it asks to reach below it`() {
        let tester = ViewTester()
        let content = UIViewController()
        let navigation = UINavigationController(rootViewController: content)
        navigation.navigationBar.isTranslucent = false
        tester.show(navigation)
        let below = content.view.frame

        content.extendedLayoutIncludesOpaqueBars = true
        navigation.view.setNeedsLayout()
        tester.pump()

        #expect(below == CGRect(x: 0, y: 64, width: 375, height: 603))
        #expect(content.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
        #expect(content.view.safeAreaInsets.top == 64)
    }

    @Test func `content that constraints put below the top begins at its beginning`() {
        let tester = ViewTester()
        let content = UIViewController()
        let scrollView = UIScrollView()
        scrollView.alwaysBounceVertical = true
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        content.view.addSubview(scrollView)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: content.view.safeAreaLayoutGuide.topAnchor, constant: 100),
            scrollView.leadingAnchor.constraint(equalTo: content.view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: content.view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: content.view.bottomAnchor),
        ])

        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.heightAnchor.constraint(equalToConstant: 300),
            inner.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            inner.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            inner.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            scrollView.contentLayoutGuide.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
        let navigation = UINavigationController(rootViewController: UIViewController())
        tester.show(navigation)

        navigation.pushViewController(content, animated: false)
        tester.pump()

        #expect(scrollView.frame == CGRect(x: 0, y: 164, width: 375, height: 503))
        #expect(scrollView.adjustedContentInset == .zero)
        #expect(scrollView.contentOffset == .zero)
    }

    @Test func `the bar is lower in compact height`() {
        let tester = ViewTester(size: CGSize(width: 667, height: 375))
        let content = UIViewController()
        let navigation = UINavigationController(rootViewController: content)

        tester.show(navigation)

        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 667, height: 32))
        #expect(content.view.safeAreaInsets.top == 32)
    }

    @Test func `the bar follows a turn of the interface`() {
        let tester = ViewTester()
        let content = UIViewController()
        let navigation = UINavigationController(rootViewController: content)
        tester.show(navigation)

        tester.resize(to: CGSize(width: 667, height: 375))

        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 667, height: 32))
        #expect(content.view.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
        #expect(content.view.safeAreaInsets.top == 32)
        tester.settle()
    }

    @Test func `a hidden bar leaves its room to the content`() {
        let tester = ViewTester()
        let content = UIViewController()
        let navigation = UINavigationController(rootViewController: content)
        tester.show(navigation)

        navigation.isNavigationBarHidden = true
        tester.pump()

        #expect(navigation.navigationBar.isHidden)
        #expect(content.view.safeAreaInsets.top == 20)
    }

    @Test func `a bar that is hidden with animation slides out over the top in a fifth of a second`() {
        let tester = ViewTester()
        let content = UIViewController()
        let navigation = UINavigationController(rootViewController: content)
        tester.show(navigation)

        navigation.setNavigationBarHidden(true, animated: true)
        tester.pump(by: 0.1)
        let middle = navigation.navigationBar.layer.presentation()?.frame.minY ?? 0
        let isHiddenMeanwhile = navigation.navigationBar.isHidden
        tester.pump(by: 0.15)

        #expect(middle < 19 && middle > -44)
        #expect(!isHiddenMeanwhile)
        #expect(navigation.navigationBar.isHidden)
        tester.settle()
    }

    @Test func `a controller may hide the bar when it is about to appear`() {
        let tester = ViewTester()
        let navigation = UINavigationController(rootViewController: UIViewController())
        tester.show(navigation)
        let barless = BarHidingViewController()

        navigation.pushViewController(barless, animated: true)
        tester.settle()

        #expect(navigation.navigationBar.isHidden)
        #expect(barless.view.safeAreaInsets.top == 20)
    }

    @Test func `the view has its size and safe area when it is appearing`() {
        let tester = ViewTester()
        let navigation = UINavigationController(rootViewController: UIViewController())
        tester.show(navigation)
        let pushed = SizeNotingViewController()

        navigation.pushViewController(pushed, animated: true)
        tester.settle()

        #expect(pushed.sizes == [CGSize(width: 375, height: 667)])
        #expect(pushed.insets == [64])
    }
}

private final class BarHidingViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        navigationController?.setNavigationBarHidden(true, animated: animated)
    }
}

private final class SizeNotingViewController: UIViewController {
    var sizes: [CGSize] = []
    var insets: [CGFloat] = []

    override func viewIsAppearing(_ animated: Bool) {
        sizes.append(view.bounds.size)
        insets.append(view.safeAreaInsets.top)
    }
}
