import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct AbsentMethodTests {
    /// A delegate with an optional method, whose default says that it is one.
    fileprivate protocol Delegate: AnyObject {
        func didMove(to place: Int)
        func didRest()
    }

    private class Silent: Delegate {
        init() {}
    }
    private final class Heir: Silent {}
    private final class Mover: Delegate {
        var places: [Int] = []
        func didMove(to place: Int) { places.append(place) }
    }

    /// Calls the optional methods as long as they are not known to be absent.
    private struct Caller {
        var calls = 0
        mutating func move(_ delegate: any Delegate, to place: Int) {
            guard !AbsentMethods.current.contains("didMove(to:)", of: delegate) else { return }
            calls += 1
            delegate.didMove(to: place)
        }
    }

    @Test func `a method is called until its default ran, for each class by itself`() {
        var caller = Caller()
        let mover = Mover()

        for place in 1...3 {
            for delegate: any Delegate in [Silent(), Heir(), mover] { caller.move(delegate, to: place) }
        }

        #expect(caller.calls == 1 + 1 + 3)
        #expect(mover.places == [1, 2, 3])
    }

    @Test func `an absent method has no bearing on another method`() {
        let delegate = Silent()

        delegate.didMove(to: 1)

        #expect(AbsentMethods.current.contains("didMove(to:)", of: delegate))
        #expect(!AbsentMethods.current.contains("didRest()", of: delegate))
    }
}

extension AbsentMethodTests.Delegate {
    func didMove(to place: Int) { AbsentMethods.current.note(in: self) }
    func didRest() { AbsentMethods.current.note(in: self) }
}
