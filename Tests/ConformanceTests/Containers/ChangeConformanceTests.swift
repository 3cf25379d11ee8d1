import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// Rules for every kind of change of controllers, for every cause and every interruption.
@Suite(.application) struct ChangeConformanceTests {
    @Test(arguments: ChangeKind.allCases)
    func `a change at once has all its calls in the order of the reference`(kind: ChangeKind) {
        let scene = ChangeScene(kind)

        scene.change(animated: false)
        scene.tester.settle()

        let calls = scene.drain()
        // The controllers of the first calls are settled before the last ones arrive; one that is replaced at once may
        // leave before.
        #expect(
            calls.filter { !$0.hasSuffix("is appearing") }
                == (kind.beginning + kind.end).filter { !$0.hasSuffix("is appearing") })
        #expect(calls.filter { $0 == "B is appearing" }.count == 1)
        scene.expectChanged()
    }

    @Test(arguments: ChangeKind.animated)
    func `an animated change has its first calls at the beginning and its last ones at the end`(kind: ChangeKind) {
        let scene = ChangeScene(kind)

        scene.change()
        scene.tester.pump(by: 0.1)
        let beginning = scene.drain()
        scene.tester.settle()

        #expect(beginning == kind.beginning)
        #expect(scene.drain() == kind.end)
        scene.expectChanged()
    }

    @Test(arguments: ChangeKind.carriedOut)
    func `a change that a finger finishes has the calls of one that runs by itself`(kind: ChangeKind) {
        let scene = ChangeScene(kind)

        scene.lead(by: 0.6)
        let beginning = scene.drain()
        scene.letGo(finishes: true)
        scene.tester.settle()

        #expect(beginning == kind.beginning)
        #expect(scene.drain() == kind.end)
        scene.expectChanged()
    }

    @Test(arguments: ChangeKind.carriedOut)
    func `a change that is cancelled interactively restores the former state exactly`(kind: ChangeKind) {
        let scene = ChangeScene(kind)
        let before = scene.look()

        scene.lead(by: 0.1)
        let beginning = scene.drain()
        scene.letGo(finishes: false)
        scene.tester.settle()

        #expect(beginning == kind.beginning)
        #expect(scene.drain() == kind.wayBack)
        #expect(scene.look() == before)
        scene.expectShown(scene.a)
    }

    @Test(arguments: ChangeKind.ofContainers)
    func `another change ends the one that moves before it begins`(kind: ChangeKind) {
        let scene = ChangeScene(kind)

        scene.change()
        scene.tester.pump(by: 0.1)
        _ = scene.drain()
        scene.changeOn()
        let calls = scene.drain()
        scene.tester.settle()

        #expect(Array(calls.prefix(kind.end.count)) == kind.end)
        scene.expectShown(scene.last)
    }

    @Test(arguments: ChangeKind.carriedOut)
    func `a change of size ends animated changes at once`(kind: ChangeKind) {
        let scene = ChangeScene(kind)
        let size = kind == .columns ? CGSize(width: 800, height: 1040) : CGSize(width: 500, height: 700)

        scene.change()
        scene.tester.pump(by: 0.1)
        _ = scene.drain()
        scene.tester.resize(to: size)
        let calls = scene.drain()
        scene.tester.settle()

        #expect(calls == kind.end)
        scene.expectChanged()
    }

    @Test(arguments: ChangeKind.ofContainers)
    func `a change of size cancels interactive changes`(kind: ChangeKind) {
        let scene = ChangeScene(kind)
        let size = kind == .columns ? CGSize(width: 800, height: 1040) : CGSize(width: 500, height: 700)

        scene.lead(by: 0.3)
        _ = scene.drain()
        scene.tester.resize(to: size)
        let calls = scene.drain()
        scene.letGo(finishes: false)
        scene.tester.settle()

        #expect(calls == kind.wayBack)
        scene.expectShown(scene.a)
    }

    @Test(arguments: ChangeKind.carriedOut, [false, true])
    func `a container that leaves the window ends its children's appearance`(kind: ChangeKind, isLed: Bool) {
        let scene = ChangeScene(kind)

        if isLed { scene.lead(by: 0.3) } else { scene.change() }
        scene.tester.pump(by: 0.1)
        scene.tester.window.rootViewController = UIViewController()
        scene.letGo(finishes: false)
        scene.tester.settle()

        scene.expectShown()
    }

    @Test(
        arguments: ChangeKind.ofContainers,
        ["did load", "will appear", "is appearing", "did appear", "will disappear", "did disappear"])
    func `a change that a callback requests follows the one that called`(kind: ChangeKind, callback: String) {
        for animated in [true, false] {
            let scene = ChangeScene(kind)
            var hasAsked = false
            scene.onCall = { [weak scene] call in
                guard call == callback, !hasAsked else { return }
                hasAsked = true
                scene?.changeOn()
            }

            scene.change(animated: animated)
            scene.tester.settle()
            scene.tester.settle()

            if hasAsked { scene.expectShown(scene.last) } else { scene.expectChanged() }
            #expect(hasAsked || kind == .columns, "\(animated)")
        }
    }

    @Test(
        arguments: ChangeKind.carriedOut,
        ["will appear", "is appearing", "did appear", "will disappear", "did disappear"])
    func `a container that a callback removes from the window ends its children's appearance`(
        kind: ChangeKind, callback: String
    ) {
        let scene = ChangeScene(kind)
        var hasGone = false
        scene.onCall = { [weak scene] call in
            guard call == callback, !hasGone else { return }
            hasGone = true
            scene?.tester.window.rootViewController = UIViewController()
        }

        scene.change()
        scene.tester.settle()

        if hasGone { scene.expectShown() } else { scene.expectChanged() }
        #expect(hasGone || kind == .columns)
    }

    @Test(arguments: ChangeKind.presentations)
    func `a running presentation continues, and another one from the same presenter is refused`(kind: ChangeKind) {
        let scene = ChangeScene(kind)

        scene.change()
        scene.tester.pump(by: 0.1)
        _ = scene.drain()
        scene.changeOn()
        let calls = scene.drain()
        scene.tester.settle()

        #expect(calls == [])
        #expect(scene.drain() == kind.end)
        #expect(scene.tester.diagnostics.count == 1)
        scene.expectChanged()
    }

    @Test(
        arguments: ChangeKind.presentations,
        ["will appear", "is appearing", "did appear", "will disappear", "did disappear"])
    func `a change that a callback of a presentation requests follows it, or is refused`(
        kind: ChangeKind, callback: String
    ) {
        for animated in [true, false] {
            let scene = ChangeScene(kind)
            var hasAsked = false
            scene.onCall = { [weak scene] call in
                guard call == callback, !hasAsked else { return }
                hasAsked = true
                scene?.changeOn()
            }

            scene.change(animated: animated)
            scene.tester.settle()
            scene.tester.settle()

            let isRefused = !scene.tester.diagnostics.isEmpty
            let calls = scene.drain()
            #expect(hasAsked)
            #expect(Array(calls.prefix(kind.beginning.count)) == kind.beginning)
            #expect(calls.count == (kind.beginning + kind.end).count * (isRefused ? 1 : 2))
            scene.expectShown(isRefused ? scene.b : scene.c)
        }
    }
}
