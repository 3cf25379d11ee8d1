import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// A dismissal puts the presenter's view back, in its size, before any callback.
@Suite(.application) struct PresenterReturnTests {
    /// Notes the state of a presenter's view at the callbacks of its own and of the presented controller.
    private final class Witness: UIViewController {
        let name: String
        let note: (String) -> Void

        init(_ name: String, note: @escaping (String) -> Void) {
            (self.name, self.note) = (name, note)
            super.init(nibName: nil, bundle: nil)
            modalPresentationStyle = .fullScreen
        }

        required init?(coder: NSCoder) { nil }

        override func viewWillAppear(_ animated: Bool) { note("\(name).willAppear") }
        override func viewIsAppearing(_ animated: Bool) { note("\(name).isAppearing") }
        override func viewDidAppear(_ animated: Bool) { note("\(name).didAppear") }
        override func viewWillDisappear(_ animated: Bool) { note("\(name).willDisappear") }
        override func viewDidDisappear(_ animated: Bool) { note("\(name).didDisappear") }
    }

    private final class Book { var lines: [String] = [] }

    private let book = Book()

    /// A controller whose callbacks are noted with the state of a watched controller's view.
    private func witness(_ name: String, of watched: @escaping () -> UIViewController?) -> Witness {
        Witness(name) { [book] call in
            let view = watched()?.viewIfLoaded
            let size = view.map { "\(Int($0.bounds.width))x\(Int($0.bounds.height))" } ?? "no view"
            book.lines.append("\(call) \(view?.window == nil ? "out" : size)")
        }
    }

    private func departure(_ size: String) -> [String] {
        [
            "B.willDisappear \(size)", "A.willAppear \(size)", "A.isAppearing \(size)", "A.didAppear \(size)",
            "B.didDisappear \(size)",
        ]
    }

    @Test(arguments: Surroundings.allCases, [true, false])
    func `full screen`(surroundings: Surroundings, animated: Bool) {
        let tester = surroundings.makeTester()
        weak var watched: UIViewController?
        let (presenter, b) = (witness("A") { watched }, witness("B") { watched })
        watched = presenter
        tester.show(presenter)
        presenter.present(b, animated: false)
        tester.settle()
        tester.resize(to: CGSize(width: 500, height: 400))
        tester.settle()
        book.lines = []

        presenter.dismiss(animated: animated)
        tester.settle()

        #expect(book.lines == departure("500x400"))
        #expect(presenter.view.superview === tester.window)
    }

    @Test(arguments: [true, false]) func `a presenter whose view was released`(animated: Bool) {
        let tester = ViewTester()
        UIApplication.shared.purgesOffscreenViewsOnMemoryWarning = true
        weak var watched: UIViewController?
        let (presenter, b) = (witness("A") { watched }, witness("B") { watched })
        watched = presenter
        tester.show(presenter)
        presenter.present(b, animated: false)
        tester.settle()
        tester.warnOfLowMemory()
        book.lines = []

        presenter.dismiss(animated: animated)
        tester.settle()

        #expect(book.lines == departure("375x667"))
    }

    @Test(arguments: [true, false]) func `the context of a child, and the child's own child`(animated: Bool) {
        let tester = ViewTester()
        let parent = UIViewController()
        weak var watched: UIViewController?
        let (presenter, inner, b) = (
            witness("A") { watched }, witness("I") { watched }, witness("B") { watched }
        )
        watched = presenter
        b.modalPresentationStyle = .currentContext
        presenter.definesPresentationContext = true
        parent.addChild(presenter)
        presenter.view.frame = CGRect(x: 0, y: 100, width: 300, height: 200)
        parent.view.addSubview(presenter.view)
        presenter.didMove(toParent: parent)
        presenter.addChild(inner)
        presenter.view.addSubview(inner.view)
        inner.didMove(toParent: presenter)
        tester.show(parent)
        presenter.present(b, animated: false)
        tester.settle()
        book.lines = []

        presenter.dismiss(animated: animated)
        tester.settle()

        #expect(
            book.lines == [
                "B.willDisappear 300x200", "A.willAppear 300x200", "I.willAppear 300x200", "A.isAppearing 300x200",
                "I.isAppearing 300x200", "I.didAppear 300x200", "A.didAppear 300x200", "B.didDisappear 300x200",
            ])
    }

    @Test(arguments: [true, false]) func `a presenter that a presentation shows itself`(animated: Bool) {
        let tester = ViewTester()
        weak var watched: UIViewController?
        let (presenter, b) = (witness("A") { watched }, witness("B") { watched })
        watched = presenter
        presenter.modalPresentationStyle = .pageSheet
        let root = UIViewController()
        tester.show(root)
        root.present(presenter, animated: false)
        tester.settle()
        let size = presenter.view.bounds.size
        presenter.present(b, animated: false)
        tester.settle()
        book.lines = []

        b.dismiss(animated: animated)
        tester.settle()

        #expect(book.lines == departure("\(Int(size.width))x\(Int(size.height))"))
    }

    @Test func `several levels at once`() {
        let tester = ViewTester()
        weak var watched: UIViewController?
        let (presenter, between, b) = (
            witness("A") { watched }, witness("M") { watched }, witness("B") { watched }
        )
        watched = presenter
        tester.show(presenter)
        presenter.present(between, animated: false)
        between.present(b, animated: false)
        tester.settle()
        book.lines = []

        presenter.dismiss(animated: true)
        tester.settle()

        #expect(book.lines == departure("375x667"))
    }
}
