package import Foundation
package import QuartzCore

/// Makes the events that a host can report, in any order, from a seed. Most are touches of up to five fingers. Among them are
/// hovering, wheels, keys with all that apps and the system make of them, typed and composed text, the other buttons, a window
/// that loses the focus, another size, display, orientation or appearance, and time.
///
/// For a while it is calm, with one finger, then wild. Sometimes it reports sequences that no host should: an end without a
/// beginning, a beginning without an end.
package nonisolated struct MonkeyInput {
    /// One of the things that it does.
    package nonisolated enum Step: Hashable, Sendable {
        case event(HostEvent)
        /// No event, for some seconds.
        case wait(Double)
    }

    private static let refresh = 1.0 / 60

    /// The source of its random numbers; others may draw from it too.
    package var numbers: SeededNumbers
    /// The locations of the fingers that are down, by the host's numbers.
    private var places: [Int: CGPoint] = [:]
    private var heldButton: HostEvent.Button?
    private var keys = RandomKeys()
    private var text = RandomText()
    /// The greatest number of fingers that are down, for a while.
    private var crowd = 1

    /// Makes a source of events; the same seed gives the same events.
    package init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

    /// Whether no finger is down and no button is held.
    package var isAllUp: Bool { places.isEmpty && heldButton == nil }

    /// Makes the next steps; mostly one, sometimes none or a few.
    ///
    /// - Parameter size: The window's size in points, within which locations are chosen.
    package mutating func next(in size: CGSize) -> [Step] {
        if numbers.chance(1, of: 60) { crowd = numbers.chance(1, of: 2) ? 1 : 2 + numbers.below(4) }
        switch numbers.below(1000) {
        case 0..<430: return touch(.moved, in: size)
        case 430..<590: return touch(places.count < crowd ? .began : .ended, in: size)
        case 590..<730: return touch(.ended, in: size)
        case 730..<745: return touch(.cancelled, in: size)
        case 745..<810: return [.wait(Self.refresh)]
        case 810..<813: return [.wait(Double(numbers.below(40)) * Self.refresh)]
        case 813..<843: return touch(.moved, in: size)
        case 843..<853: return loseSight()
        case 853..<890:
            let phases = HostEvent.HoverPhase.allCases
            return [.event(.hover(phase: phases[numbers.below(phases.count)], location: randomPoint(in: size)))]
        case 890..<920:
            let delta = CGPoint(x: CGFloat(numbers.below(41)) - 20, y: CGFloat(numbers.below(107)) - 53)
            return [.event(.scroll(location: randomPoint(in: size), delta: delta, isPrecise: numbers.chance(1, of: 2)))]
        case 920..<960: return [.event(keys.next(&numbers))]
        case 960..<972: return [.event(text.next(&numbers))]
        case 972..<989: return otherButton(in: size)
        case 989:
            // At the largest scale a frame of these has no more pixels than a recording may ask for.
            let (long, short) = (320 + numbers.below(500), 320 + numbers.below(300))
            let isWide = numbers.chance(1, of: 2)
            return [.event(.resize(CGSize(width: isWide ? long : short, height: isWide ? short : long)))]
        case 990: return [.event(.rotate(numbers.chance(1, of: 2) ? .left : .right))]
        case 991: return [.event(.appearance(numbers.chance(1, of: 2) ? .dark : .light))]
        case 992: return [.event(.memoryWarning)]
        case 993: return [.event(.display(scale: 1 + CGFloat(numbers.below(5)) / 2))]
        default: return touch(.moved, in: size)
        }
    }

    /// Lifts all fingers and the button, and leaves the window.
    package mutating func liftAll(in size: CGSize) -> [HostEvent] {
        var events: [HostEvent] = []
        for id in 1...5 {
            events.append(
                .touch(phase: .ended, id: id, location: randomPoint(in: size), pointer: .finger, pressure: nil))
        }
        if let heldButton { events.append(.button(phase: .up, button: heldButton, location: randomPoint(in: size))) }
        events.append(.hover(phase: .exited, location: .zero))
        noteThatAllIsUp()
        return events
    }

    private mutating func randomPoint(in size: CGSize) -> CGPoint {
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
        var place = randomPoint(in: size)
        // Mostly a finger moves from its last location.
        if let last = places[id], phase != .began, !numbers.chance(1, of: 6) {
            place = CGPoint(x: last.x + CGFloat(numbers.below(25)) - 12, y: last.y + CGFloat(numbers.below(25)) - 12)
        }
        places[id] = phase == .began || (phase == .moved && places[id] != nil) ? place : nil
        return [
            .event(.touch(phase: phase, id: id, location: place, pointer: id == 5 ? .mouse : .finger, pressure: nil))
        ]
    }

    private mutating func otherButton(in size: CGSize) -> [Step] {
        if let button = heldButton {
            heldButton = nil
            return [.event(.button(phase: .up, button: button, location: randomPoint(in: size)))]
        }
        let button: HostEvent.Button = numbers.chance(1, of: 4) ? .middle : .secondary
        heldButton = button
        return [.event(.button(phase: .down, button: button, location: randomPoint(in: size)))]
    }

    /// The window loses the keyboard, or is minimised, and returns.
    private mutating func loseSight() -> [Step] {
        noteThatAllIsUp()
        let back = HostEvent.focus(isActive: true)
        return numbers.chance(1, of: 2)
            ? [.event(.visibility(isVisible: false)), .event(.visibility(isVisible: true)), .event(back)]
            : [.event(.focus(isActive: false)), .event(back)]
    }

    private mutating func noteThatAllIsUp() {
        places = [:]
        heldButton = nil
    }
}
