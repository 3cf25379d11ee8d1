import CoreGraphics
import Foundation
import Observation
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct ModelObservationTests {
    @Test func `a layout that reads a model runs again when that changes, once for several changes`() {
        let tester = ViewTester()
        let model = CounterModel()
        let view = ReadingView(model)
        tester.show(view)
        let first = view.layouts

        model.count = 1
        model.count = 2
        let atOnce = view.layouts
        tester.pump()
        let second = view.layouts
        model.count = 3
        tester.pump()

        #expect(first == [0])
        #expect(atOnce == [0])
        #expect(second == [0, 2])
        #expect(view.layouts == [0, 2, 3])
    }

    @Test func `only properties read in the last layout are observed`() {
        let tester = ViewTester()
        let model = CounterModel()
        let view = ReadingView(model)
        tester.show(view)

        model.title = "unread"
        tester.pump()
        let unread = view.layouts.count
        view.model = nil
        view.setNeedsLayout()
        tester.pump()
        let letGo = view.layouts.count
        model.count = 5
        tester.pump()

        #expect(unread == 1)
        #expect(letGo == 2)
        #expect(view.layouts.count == 2)
    }

    @Test func `drawing and constraints that read a model run again too`() {
        let tester = ViewTester()
        let model = CounterModel()
        let view = DrawingView(model)
        tester.show(view)
        let first = (view.drawings, view.updates)

        model.title = "new"
        tester.pump()
        let drawn = (view.drawings, view.updates)
        model.count = 1
        tester.pump()

        #expect(first == (1, 1))
        #expect(drawn == (2, 1))
        #expect(view.updates == 2)
        #expect(view.drawings == 2)
    }

    @Test func `a controller's layout callbacks that read a model run again`() {
        let tester = ViewTester()
        let model = CounterModel()
        let controller = ReadingViewController(model)
        tester.show(controller)
        tester.settle()
        let first = controller.drainCalls()

        model.count = 7
        tester.pump()
        let second = controller.drainCalls()
        model.title = "new"
        tester.pump()

        #expect(first == ["constraints 0", "will 0", "did "])
        #expect(second == ["constraints 7", "will 7", "did "])
        #expect(controller.calls == ["will 7", "did new"])
    }

    @Test func `a change in the middle of a layout lays out in the same frame those that read it before`() {
        let tester = ViewTester()
        let model = CounterModel()
        let (reader, writer) = (ReadingView(model), WritingView(model))
        tester.show(reader)
        tester.show(writer)

        writer.value = 4
        writer.setNeedsLayout()
        tester.pump()

        #expect(reader.layouts == [0, 4])
        #expect(tester.diagnostics.isEmpty)
    }

    @Test func `a layout that changes its own dependencies settles`() {
        let tester = ViewTester()
        let model = CounterModel()
        let view = CountingView(model)

        tester.show(view)
        tester.pump()

        #expect(model.count == 1)
        #expect(tester.diagnostics.isEmpty)
    }

    @Test func `the model does not keep views, and released views are not called`() {
        let tester = ViewTester()
        let model = CounterModel()
        weak var view: ReadingView?
        for _ in 0..<3 {
            let made = ReadingView(model)
            tester.show(made)
            made.setNeedsLayout()
            tester.pump()
            made.removeFromSuperview()
            view = made
        }

        let isGone = view == nil
        model.count = 1
        tester.pump()

        #expect(isGone)
        #expect(tester.isAtRest)
    }

    /// The address sanitizer keeps freed memory for a while, so that the process grows all the same.
    private nonisolated static let returnsMemory = ProcessInfo.processInfo.environment["ASAN_OPTIONS"] == nil

    @Test(.enabled(if: returnsMemory))
    func `neither layouts nor released views leak in a model that never changes`() async {
        await #expect(processExitsWith: .success) {
            let growth = await MainActor.run {
                let (tester, model) = (ViewTester(), CounterModel())
                let view = ReadingView(model)
                tester.show(view)
                @MainActor func run(_ count: Int) {
                    for _ in 0..<count {
                        view.setNeedsLayout()
                        let passing = ReadingView(model)
                        view.addSubview(passing)
                        view.layoutIfNeeded()
                        passing.removeFromSuperview()
                    }
                    view.layouts = []
                }
                run(1000)
                let before = residentPages()
                run(10_000)
                return residentPages() - before
            }

            // One closure left behind by each of the two callbacks would be 500 pages.
            exit(growth < 250 ? 0 : 1)
        }
    }

    @Test func `a change on another thread reaches the view on the main actor`() async {
        await #expect(processExitsWith: .success) {
            let (tester, model, view) = await MainActor.run {
                let (tester, model) = (ViewTester(), CounterModel())
                let view = ReadingView(model)
                tester.show(view)
                return (tester, model, view)
            }

            await Task.detached { model.count = 9 }.value

            // The change's work in the main queue is before this.
            let layouts = await MainActor.run {
                tester.pump()
                return view.layouts
            }
            exit(layouts == [0, 9] ? 0 : 1)
        }
    }
}

/// The pages of memory that the process has in use.
private nonisolated func residentPages() -> Int {
    let text = FileManager.default.contents(atPath: "/proc/self/statm").map { String(decoding: $0, as: UTF8.self) }
    return text.flatMap { Int($0.split(separator: " ")[1]) } ?? 0
}

@Observable private nonisolated final class CounterModel: @unchecked Sendable {
    var count = 0
    var title = ""
}

private class ReadingView: UIView {
    var model: CounterModel?
    var layouts: [Int] = []

    init(_ model: CounterModel) {
        self.model = model
        super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() { layouts.append(model?.count ?? -1) }
}

private final class WritingView: ReadingView {
    var value = 0

    override func layoutSubviews() { model?.count = value }
}

private final class CountingView: ReadingView {
    override func layoutSubviews() { if let model, model.count == 0 { model.count += 1 } }
}

private final class DrawingView: UIView {
    private let model: CounterModel
    private(set) var drawings = 0
    private(set) var updates = 0

    init(_ model: CounterModel) {
        self.model = model
        super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        setNeedsUpdateConstraints()
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) { if !model.title.isEmpty || drawings == 0 { drawings += 1 } }

    override func updateConstraints() {
        if model.count >= updates { updates += 1 }
        super.updateConstraints()
    }
}

private final class ReadingViewController: UIViewController {
    private let model: CounterModel
    private(set) var calls: [String] = []

    /// The calls since the last time.
    func drainCalls() -> [String] {
        defer { calls = [] }
        return calls
    }

    init(_ model: CounterModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func updateViewConstraints() {
        calls.append("constraints \(model.count)")
        super.updateViewConstraints()
    }

    override func viewWillLayoutSubviews() { calls.append("will \(model.count)") }
    override func viewDidLayoutSubviews() { calls.append("did \(model.title)") }
}
