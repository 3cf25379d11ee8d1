import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// A seeded hand that does what a host can report, in any order: touches of up to five fingers above all, and among them hovering,
/// wheels, keys, the secondary button, a window that loses the focus, another size, orientation or appearance, and time.
///
/// For a while it is calm, with one finger, then wild. Now and then it reports what no host should: an end without a beginning, a
/// beginning without an end.
@MainActor final class RandomHand {
    /// The numbers that it goes by; others may draw from them too.
    var numbers: SeededNumbers
    private let tester: ViewTester
    /// Where the fingers are that are down, by the host's numbers.
    private var places: [Int: CGPoint] = [:]
    private var isButtonDown = false
    /// How many fingers are down at most, for a while.
    private var crowd = 1

    /// Makes a hand for an app; it does the same for the same seed.
    init(_ tester: ViewTester, seed: UInt64) {
        self.tester = tester
        numbers = SeededNumbers(seed: seed)
    }

    /// Whether it touches nothing and holds no button.
    var isAllUp: Bool { places.isEmpty && !isButtonDown }

    /// Does one thing.
    func step() {
        if numbers.chance(1, of: 60) { crowd = numbers.chance(1, of: 2) ? 1 : 2 + numbers.below(4) }
        switch numbers.below(1000) {
        case 0..<450: touch(.moved)
        case 450..<610: touch(places.count < crowd ? .began : .ended)
        case 610..<760: touch(.ended)
        case 760..<775: touch(.cancelled)
        case 775..<840: tester.pump()
        case 840..<843: tester.pump(by: Double(numbers.below(40)) / 60)
        case 843..<875: touch(.moved)
        case 875..<885: loseSight()
        case 885..<925:
            let phases = HostEvent.HoverPhase.allCases
            tester.send(.hover(phase: phases[numbers.below(phases.count)], location: anyPlace))
        case 925..<955:
            let delta = CGPoint(x: CGFloat(numbers.below(41)) - 20, y: CGFloat(numbers.below(107)) - 53)
            tester.send(.scroll(location: anyPlace, delta: delta, isPrecise: numbers.chance(1, of: 2)))
        case 955..<975: key()
        case 975..<990: secondaryButton()
        case 990:
            tester.send(.resize(CGSize(width: 320 + numbers.below(500), height: 320 + numbers.below(500))))
        case 991: tester.send(.rotate(numbers.chance(1, of: 2) ? .left : .right))
        case 992: tester.send(.appearance(numbers.chance(1, of: 2) ? .dark : .light))
        case 993: tester.send(.memoryWarning)
        default: touch(.moved)
        }
    }

    /// Lifts all fingers and the button, and leaves the window.
    func liftAll() {
        for id in 1...5 {
            tester.send(.touch(phase: .ended, id: id, location: anyPlace, pointer: .finger, pressure: nil))
        }
        if isButtonDown { tester.send(.button(phase: .up, button: .secondary, location: anyPlace)) }
        tester.send(.hover(phase: .exited, location: .zero))
        noteThatAllIsUp()
    }

    private var anyPlace: CGPoint {
        let size = UIScreen.main.bounds.size
        return CGPoint(x: numbers.below(max(1, Int(size.width))), y: numbers.below(max(1, Int(size.height))))
    }

    private func touch(_ phase: HostEvent.TouchPhase) {
        let isOdd = numbers.chance(1, of: 40)
        var id = numbers.below(5) + 1
        if phase != .began, !isOdd {
            guard !places.isEmpty else { return }
            id = places.keys.sorted()[numbers.below(places.count)]
        }
        var place = anyPlace
        // Mostly a finger goes on from where it is.
        if let last = places[id], phase != .began, !numbers.chance(1, of: 6) {
            place = CGPoint(x: last.x + CGFloat(numbers.below(25)) - 12, y: last.y + CGFloat(numbers.below(25)) - 12)
        }
        tester.send(
            .touch(phase: phase, id: id, location: place, pointer: id == 5 ? .mouse : .finger, pressure: nil))
        places[id] = phase == .began || (phase == .moved && places[id] != nil) ? place : nil
    }

    private func secondaryButton() {
        isButtonDown.toggle()
        tester.send(.button(phase: isButtonDown ? .down : .up, button: .secondary, location: anyPlace))
    }

    private func key() {
        let isDown = numbers.chance(1, of: 2)
        tester.send(
            .key(
                phase: isDown ? .down : .up, code: "keyboardTab", characters: "\t",
                modifiers: isDown ? HostEvent.KeyModifiers(rawValue: numbers.below(32)) : [], isRepeat: false))
    }

    /// The window loses the keyboard, or is minimised, and comes back.
    private func loseSight() {
        let isMinimised = numbers.chance(1, of: 2)
        tester.send(isMinimised ? .visibility(isVisible: false) : .focus(isActive: false))
        noteThatAllIsUp()
        if isMinimised { tester.send(.visibility(isVisible: true)) }
        tester.send(.focus(isActive: true))
    }

    private func noteThatAllIsUp() {
        places = [:]
        isButtonDown = false
    }
}
