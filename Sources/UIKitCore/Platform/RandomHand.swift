package import Foundation

/// A seeded hand that does what a host can report, in any order: touches of up to five fingers above all, and among them hovering,
/// wheels, keys, the secondary button, a window that loses the focus, another size, orientation or appearance, and time.
///
/// For a while it is calm, with one finger, then wild. Now and then it reports what no host should: an end without a beginning, a
/// beginning without an end.
package nonisolated struct RandomHand {
    /// One of the things that it does.
    package nonisolated enum Step: Hashable, Sendable {
        case event(HostEvent)
        /// Nothing, for some seconds.
        case wait(Double)
    }

    private static let refresh = 1.0 / 60

    /// The numbers that it goes by; others may draw from them too.
    package var numbers: SeededNumbers
    /// Where the fingers are that are down, by the host's numbers.
    private var places: [Int: CGPoint] = [:]
    private var isButtonDown = false
    /// How many fingers are down at most, for a while.
    private var crowd = 1

    /// Makes a hand; it does the same for the same seed.
    package init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

    /// Whether it touches nothing and holds no button.
    package var isAllUp: Bool { places.isEmpty && !isButtonDown }

    /// Does the next thing in a window of a size in points; mostly one step, now and then none or a few.
    package mutating func next(in size: CGSize) -> [Step] {
        if numbers.chance(1, of: 60) { crowd = numbers.chance(1, of: 2) ? 1 : 2 + numbers.below(4) }
        switch numbers.below(1000) {
        case 0..<450: return touch(.moved, in: size)
        case 450..<610: return touch(places.count < crowd ? .began : .ended, in: size)
        case 610..<760: return touch(.ended, in: size)
        case 760..<775: return touch(.cancelled, in: size)
        case 775..<840: return [.wait(Self.refresh)]
        case 840..<843: return [.wait(Double(numbers.below(40)) * Self.refresh)]
        case 843..<875: return touch(.moved, in: size)
        case 875..<885: return loseSight()
        case 885..<925:
            let phases = HostEvent.HoverPhase.allCases
            return [.event(.hover(phase: phases[numbers.below(phases.count)], location: place(in: size)))]
        case 925..<955:
            let delta = CGPoint(x: CGFloat(numbers.below(41)) - 20, y: CGFloat(numbers.below(107)) - 53)
            return [.event(.scroll(location: place(in: size), delta: delta, isPrecise: numbers.chance(1, of: 2)))]
        case 955..<975: return key()
        case 975..<990: return secondaryButton(in: size)
        case 990:
            return [.event(.resize(CGSize(width: 320 + numbers.below(500), height: 320 + numbers.below(500))))]
        case 991: return [.event(.rotate(numbers.chance(1, of: 2) ? .left : .right))]
        case 992: return [.event(.appearance(numbers.chance(1, of: 2) ? .dark : .light))]
        case 993: return [.event(.memoryWarning)]
        default: return touch(.moved, in: size)
        }
    }

    /// Lifts all fingers and the button, and leaves the window.
    package mutating func liftAll(in size: CGSize) -> [HostEvent] {
        var events: [HostEvent] = []
        for id in 1...5 {
            events.append(
                .touch(phase: .ended, id: id, location: place(in: size), pointer: .finger, pressure: nil))
        }
        if isButtonDown { events.append(.button(phase: .up, button: .secondary, location: place(in: size))) }
        events.append(.hover(phase: .exited, location: .zero))
        noteThatAllIsUp()
        return events
    }

    private mutating func place(in size: CGSize) -> CGPoint {
        CGPoint(x: numbers.below(max(1, Int(size.width))), y: numbers.below(max(1, Int(size.height))))
    }

    private mutating func touch(_ phase: HostEvent.TouchPhase, in size: CGSize) -> [Step] {
        let isOdd = numbers.chance(1, of: 40)
        var id = numbers.below(5) + 1
        if phase != .began, !isOdd {
            guard !places.isEmpty else { return [] }
            // Hash order: sorted.
            id = places.keys.sorted()[numbers.below(places.count)]
        }
        var place = place(in: size)
        // Mostly a finger goes on from where it is.
        if let last = places[id], phase != .began, !numbers.chance(1, of: 6) {
            place = CGPoint(x: last.x + CGFloat(numbers.below(25)) - 12, y: last.y + CGFloat(numbers.below(25)) - 12)
        }
        places[id] = phase == .began || (phase == .moved && places[id] != nil) ? place : nil
        return [
            .event(.touch(phase: phase, id: id, location: place, pointer: id == 5 ? .mouse : .finger, pressure: nil))
        ]
    }

    private mutating func secondaryButton(in size: CGSize) -> [Step] {
        isButtonDown.toggle()
        return [.event(.button(phase: isButtonDown ? .down : .up, button: .secondary, location: place(in: size)))]
    }

    private mutating func key() -> [Step] {
        let isDown = numbers.chance(1, of: 2)
        let modifiers = isDown ? HostEvent.KeyModifiers(rawValue: numbers.below(32)) : []
        return [
            .event(
                .key(
                    phase: isDown ? .down : .up, code: "keyboardTab", characters: "\t", modifiers: modifiers,
                    isRepeat: false))
        ]
    }

    /// The window loses the keyboard, or is minimised, and comes back.
    private mutating func loseSight() -> [Step] {
        noteThatAllIsUp()
        let back = HostEvent.focus(isActive: true)
        return numbers.chance(1, of: 2)
            ? [.event(.visibility(isVisible: false)), .event(.visibility(isVisible: true)), .event(back)]
            : [.event(.focus(isActive: false)), .event(back)]
    }

    private mutating func noteThatAllIsUp() {
        places = [:]
        isButtonDown = false
    }
}
