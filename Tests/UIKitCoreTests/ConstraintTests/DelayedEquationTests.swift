import CoreGraphics
import Testing
import UIKitTesting

@_spi(Subclassing) @testable import UIKitCore

/// Optional equations, which enter the system with the next solution.
@Suite(.application) struct DelayedEquationTests {
    private let stage = EquationStage()

    private func pinnedItem() -> TestItem {
        let item = stage.item()
        stage.add(item, .left, .equal, stage.root, .left)
        stage.add(item, .top, .equal, stage.root, .top)
        stage.add(item, .height, plus: 20)
        return item
    }

    @Test func `an optional equation that is removed before the solution has no effect`() {
        let item = pinnedItem()
        let wide = stage.add(item, .width, plus: 90, priority: 700)
        stage.add(item, .width, plus: 50, priority: 500)

        stage.engine.remove(wide)

        #expect(stage.frame(of: item).width == 50)
    }

    @Test func `an equation that takes over the name of a removed one is its own`() {
        let item = pinnedItem()
        let first = stage.add(item, .width, plus: 90, priority: 700)
        stage.engine.remove(first)
        let second = stage.add(item, .width, plus: 60)
        let taken = first == second
        stage.add(item, .width, plus: 30, priority: 900)

        let width = stage.frame(of: item).width
        stage.engine.remove(second)

        #expect(taken)
        #expect(width == 60)
        #expect(stage.frame(of: item).width == 30)
    }

    @Test func `a strength that changes before the solution counts from the solution on`() {
        let item = pinnedItem()
        let first = stage.add(item, .width, plus: 90, priority: 200)
        let second = stage.add(item, .width, plus: 40, priority: 300)

        stage.engine.setPriority(1000, of: first)
        stage.engine.setConstant(95, of: first)
        let required = stage.frame(of: item).width
        stage.engine.setPriority(250, of: first)
        stage.engine.setConstant(45, of: second)

        #expect(required == 95)
        #expect(stage.frame(of: item).width == 45)
    }

    @Test func `an item that is only multiplied by 0 is not laid out by the equation`() {
        let (item, other) = (pinnedItem(), stage.item(frame: CGRect(x: 7, y: 8, width: 9, height: 10)))
        let equation = stage.add(item, .width, .equal, other, .width, times: 0, plus: 35)
        let width = stage.frame(of: item).width
        let uses = other.makeLayoutState().uses

        stage.engine.remove(equation)
        stage.add(item, .width, .equal, other, .width, plus: 1)
        let following = stage.frame(of: item).width

        #expect(width == 35)
        #expect(uses == 0)
        #expect(following == 10)
        #expect(other.makeLayoutState().uses == 1)
    }
}
