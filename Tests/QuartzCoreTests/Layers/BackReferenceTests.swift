import Foundation
import QuartzCore
import Synchronization
import Testing

@Suite struct BackReferenceTests {
    @Test func `a reference leads to its object and does not keep it alive`() {
        let part = Part()
        var owner: Owner? = Owner(of: [part])
        weak let watched = owner

        let isOwner = part.reference.object === owner
        owner = nil

        #expect(isOwner)
        #expect(watched == nil)
        #expect(part.reference.object == nil)
    }

    @Test func `a deallocated object leaves references to others alone`() {
        let part = Part()
        var former: Owner? = Owner(of: [part])
        let owner = Owner(of: [part])

        former = nil

        #expect(former == nil)
        #expect(part.reference.object === owner)
    }

    @Test func `objects deallocated on another thread clear their references`() {
        let parts = (0..<500).map { _ in Part() }
        let shelf = Shelf(parts.map { Owner(of: [$0]) })
        let end = DispatchSemaphore(value: 0)

        Thread.detachNewThread {
            shelf.owners.withLock { $0 = [] }
            end.signal()
        }
        end.wait()

        #expect(parts.allSatisfy { $0.reference.unretained == nil })
    }

    @Test func `superlayers of sublayers and masks are nil after the layer's deallocation`() {
        let (child, mask) = (CALayer(), CALayer())
        var layer: CALayer? = CALayer()
        layer?.addSublayer(child)
        layer?.mask = mask

        layer = nil

        #expect(child.superlayer == nil)
        #expect(mask.superlayer == nil)
    }

    #if DEBUG
    @Test func `an object deallocated without being forgotten stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let part = Part()
            part.reference.object = Owner(of: [])
        }

        let sentence = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(sentence.contains("An object of class Owner has gone with back references to it left: 1."))
    }
    #endif
}

private nonisolated final class Owner: Sendable {
    private let parts: [Part]

    init(of parts: [Part]) {
        self.parts = parts
        for part in parts { part.reference.object = self }
    }

    deinit {
        for part in parts { part.reference.forget(self) }
        BackReference.expectNone(to: self)
    }
}

private nonisolated final class Shelf: Sendable {
    let owners: Mutex<[Owner]>
    init(_ owners: [Owner]) { self.owners = Mutex(owners) }
}

private nonisolated final class Part: Sendable {
    let reference = BackReference<Owner>()
}
