import Dispatch
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct AssociatedObjectTests {
    private final class Value {}
    private nonisolated final class Ending: NSObject {
        nonisolated(unsafe) static var last: Int?

        deinit { Self.last = objc_getAssociatedObject(self, &AssociatedObjectTests.key) as? Int }
    }
    private nonisolated(unsafe) static var key: UInt8 = 0
    private nonisolated(unsafe) static var other: UInt8 = 0

    @Test(arguments: [true, false])
    func `a value is kept under its key until it is replaced`(isView: Bool) {
        let object = isView ? UIView() : NSObject()

        objc_setAssociatedObject(object, &Self.key, "a", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(object, &Self.other, 2, .OBJC_ASSOCIATION_COPY)
        let first = objc_getAssociatedObject(object, &Self.key) as? String
        objc_setAssociatedObject(object, &Self.key, nil, .OBJC_ASSOCIATION_RETAIN)

        #expect(first == "a")
        #expect(objc_getAssociatedObject(object, &Self.key) == nil)
        #expect(objc_getAssociatedObject(object, &Self.other) as? Int == 2)
        objc_removeAssociatedObjects(object)
        #expect(objc_getAssociatedObject(object, &Self.other) == nil)
    }

    @Test func `a view's value is released with the view, and an assigned one is not kept`() {
        weak var kept: Value?
        weak var assigned: Value?
        do {
            let view = UIView()
            let value = Value()
            kept = value
            objc_setAssociatedObject(view, &Self.key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            do {
                let loose = Value()
                assigned = loose
                objc_setAssociatedObject(view, &Self.other, loose, .OBJC_ASSOCIATION_ASSIGN)
            }
            #expect(assigned == nil)
            #expect(objc_getAssociatedObject(view, &Self.other) == nil)
            #expect(objc_getAssociatedObject(view, &Self.key) as? Value === value)
        }

        #expect(kept == nil)
    }

    @Test func `values of released objects are released, and their addresses begin afresh`() {
        weak var first: Value?
        var objects: [NSObject] = []
        for count in [100, 300] {
            objects = []
            for _ in 0..<count {
                let (object, value) = (NSObject(), Value())
                #expect(objc_getAssociatedObject(object, &Self.key) == nil)
                objc_setAssociatedObject(object, &Self.key, value, .OBJC_ASSOCIATION_RETAIN)
                if objects.isEmpty, count == 100 { first = value }
                objects.append(object)
            }
            #expect(count == 300 || first != nil)
        }

        #expect(first == nil)
        #expect(objects.allSatisfy { objc_getAssociatedObject($0, &Self.key) is Value })
    }

    @Test func `an object that ends still has its values`() {
        do { objc_setAssociatedObject(Ending(), &Self.key, 7, .OBJC_ASSOCIATION_RETAIN) }

        #expect(Ending.last == 7)
    }

    @Test func `values that several threads associate with an object are all there`() {
        let count = 2_000
        nonisolated(unsafe) let (object, keys) = (NSObject(), UnsafeMutablePointer<UInt8>.allocate(capacity: count))
        defer { keys.deallocate() }

        DispatchQueue.concurrentPerform(iterations: count) { index in
            objc_setAssociatedObject(object, keys + index, index, .OBJC_ASSOCIATION_RETAIN)
        }

        #expect((0..<count).allSatisfy { objc_getAssociatedObject(object, keys + $0) as? Int == $0 })
    }
}
