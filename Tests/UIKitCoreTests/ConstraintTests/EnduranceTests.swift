import ConstraintSolver
import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

/// Views that bear bad frames, and constraints without number.
@Suite(.application) struct EnduranceTests {
    private let stage = ConstraintStage()

    @Test func `memory stays the same while views with constraints are added and removed 100,000 times`() throws {
        let frame = stage.add(UIView())
        stage.pin(frame, to: stage.root, inset: 10)
        stage.tester.pump()
        let state = try #require(stage.root.layoutState)
        let engine = try #require(state.island?.engine)
        var former = Sizes(of: engine, state)

        for round in 0..<25_000 {
            let view = stage.add(UIView())
            let constraints = [
                view.leadingAnchor.constraint(equalTo: frame.leadingAnchor, constant: CGFloat(round % 9)),
                view.topAnchor.constraint(equalTo: frame.topAnchor),
                view.widthAnchor.constraint(equalTo: frame.widthAnchor, multiplier: 0.5),
                view.heightAnchor.constraint(lessThanOrEqualToConstant: 40),
            ]
            NSLayoutConstraint.activate(constraints)
            if round % 3 == 0 { stage.root.layoutIfNeeded() }
            if round % 2 == 0 { NSLayoutConstraint.deactivate(constraints) }
            view.removeFromSuperview()
            if round % 5 == 0 { stage.root.layoutIfNeeded() }
            if round == 100 { former = Sizes(of: engine, state) }
        }
        stage.root.layoutIfNeeded()

        #expect(Sizes(of: engine, state) == former)
        #expect(frame.frame == CGRect(x: 10, y: 10, width: 300, height: 460))
    }

    /// The sizes of all that an engine and its root keep.
    private struct Sizes: Equatable {
        let system: [Int]
        let equations, items, held, mentions: Int

        init(of engine: LayoutEngine, _ state: LayoutState) {
            let memory = engine.system.capacity
            system = [memory.variables, memory.constraints, memory.coefficients, memory.parts]
            equations = engine.equations.capacity
            items = engine.order.count + engine.variables.count + engine.values.count
            (held, mentions) = (state.held.count, state.mentions.count)
        }
    }

    nonisolated private static let badFrames: [CGRect] = [CGFloat.nan, .infinity, -.infinity].flatMap {
        [
            CGRect(x: $0, y: 0, width: 80, height: 40), CGRect(x: 0, y: $0, width: 80, height: 40),
            CGRect(x: 0, y: 0, width: $0, height: 40), CGRect(x: 0, y: 0, width: 80, height: $0),
        ]
    }

    @Test(arguments: badFrames) func `a view without a finite frame leaves the layout of others as it was`(bad: CGRect)
    {
        let own = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 50))
        stage.root.addSubview(own)
        let (inner, beside) = (stage.add(UIView(), to: own), stage.add(UIView()))
        stage.pin(inner, to: own, inset: 5)
        NSLayoutConstraint.activate([
            beside.leadingAnchor.constraint(equalTo: own.trailingAnchor, constant: 8),
            beside.topAnchor.constraint(equalTo: own.topAnchor), beside.widthAnchor.constraint(equalToConstant: 60),
            beside.heightAnchor.constraint(equalTo: own.heightAnchor),
        ])
        stage.tester.pump()
        let former = (inner.frame, beside.frame)

        own.frame = bad
        stage.tester.pump()
        let meanwhile = [inner, beside].map(\.frame)
        own.frame = CGRect(x: 20, y: 30, width: 140, height: 50)
        stage.tester.pump()

        #expect(former == (CGRect(x: 5, y: 5, width: 90, height: 40), CGRect(x: 128, y: 30, width: 60, height: 50)))
        for frame in meanwhile {
            #expect([frame.minX, frame.minY, frame.width, frame.height].allSatisfy { $0.isFinite }, "\(frame)")
        }
        #expect(inner.frame == CGRect(x: 5, y: 5, width: 130, height: 40))
        #expect(beside.frame == CGRect(x: 168, y: 30, width: 60, height: 50))
    }
}
