import CoreGraphics
import Foundation
import HostInterface
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

/// A scene with controls and recognizers of every kind, and a seeded source of any events in any order.
final class RandomEventStage {
    private let tester = ViewTester()
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    private var ledgers: [TouchLedgerView] = []
    private var controls: [UIControl] = []
    private var recognizers: [UIGestureRecognizer] = []
    /// The views that may be taken away, with those that they lie in.
    private var guests: [(view: UIView, home: UIView)] = []
    private let rules = GestureRules()
    private var numbers: SeededNumbers
    /// The host's numbers of the fingers that are down.
    private var fingers: Set<Int> = []
    private var isButtonDown = false

    init(seed: UInt64) {
        numbers = SeededNumbers(seed: seed)
        tester.leavesWorkBehind = true
        build()
        tester.show(root)
    }

    // MARK: Scene

    private func build() {
        var home = root
        for depth in 0..<4 {
            let ledger = ledger(root.bounds.insetBy(dx: CGFloat(5 * depth), dy: CGFloat(8 * depth)), in: home)
            ledger.isMultipleTouchEnabled = depth % 2 == 0
            home = ledger
        }
        for index in 0..<16 {
            let frame = CGRect(x: 10 + index % 4 * 84, y: 20 + index / 4 * 70, width: 80, height: 64)
            switch index % 4 {
            case 0: add(UIControl(frame: frame), in: home)
            case 1: add(button(frame), in: home)
            default:
                let ledger = ledger(frame, in: home)
                ledger.isMultipleTouchEnabled = index % 8 == 2
                ledger.isExclusiveTouch = index == 7
                if index == 11 { ledger.transform = CGAffineTransform(rotationAngle: 0.4) }
                watch(ledger, index)
            }
        }
        let panel = ledger(CGRect(x: 10, y: 320, width: 320, height: 240), in: home)
        panel.isMultipleTouchEnabled = true
        let inner = ledger(CGRect(x: 60, y: 60, width: 200, height: 120), in: panel)
        inner.isMultipleTouchEnabled = true
        add(UIControl(frame: CGRect(x: 20, y: 20, width: 60, height: 44)), in: inner)
        for (number, view) in [home, panel, inner].enumerated() {
            for kind in 0..<9 { watch(view, number + kind) }
        }
        rules.allowsTogether = { one, other in (one.numberOfTouches + other.numberOfTouches) % 3 == 0 }
    }

    private func button(_ frame: CGRect) -> UIButton {
        let button = UIButton(type: .system)
        button.frame = frame
        button.setTitle("Go", for: .normal)
        return button
    }

    private func ledger(_ frame: CGRect, in home: UIView) -> TouchLedgerView {
        let ledger = TouchLedgerView(frame: frame)
        home.addSubview(ledger)
        ledgers.append(ledger)
        if home !== root { guests.append((ledger, home)) }
        ledger.onCall = { [unowned self] _ in if chance(1, of: 150) { disturb() } }
        return ledger
    }

    private func add(_ control: UIControl, in home: UIView) {
        home.addSubview(control)
        controls.append(control)
        guests.append((control, home))
        control.addAction(
            UIAction { [unowned self] _ in if chance(1, of: 80) { disturb() } },
            for: [.touchDown, .touchDragExit, .touchUpInside, .touchCancel])
    }

    /// Adds a recognizer of one of nine kinds to a view.
    private func watch(_ view: UIView, _ kind: Int) {
        let recognizer = recognizer(kind % 9)
        recognizer.delegate = rules
        recognizer.cancelsTouchesInView = kind % 4 != 1
        recognizer.delaysTouchesBegan = kind % 11 == 3
        if kind % 5 == 4, let other = recognizers.last { recognizer.require(toFail: other) }
        recognizer.addTarget(self, action: RandomEventStage.gestureDidChange)
        view.addGestureRecognizer(recognizer)
        recognizers.append(recognizer)
    }

    private func recognizer(_ kind: Int) -> UIGestureRecognizer {
        switch kind {
        case 0: return UITapGestureRecognizer()
        case 1:
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = 2
            return tap
        case 2: return UILongPressGestureRecognizer()
        case 3: return UIPanGestureRecognizer()
        case 4: return UIPinchGestureRecognizer()
        case 5: return UIRotationGestureRecognizer()
        case 6: return UISwipeGestureRecognizer()
        case 7:
            let edge = UIScreenEdgePanGestureRecognizer()
            edge.edges = .left
            return edge
        default: return UIHoverGestureRecognizer()
        }
    }

    private func gestureDidChange() {
        if chance(1, of: 60) { disturb() }
    }

    // MARK: Events

    /// Does one thing.
    func step() {
        switch numbers.below(1000) {
        case 0..<430: touch(.moved)
        case 430..<590: touch(.began)
        case 590..<740: touch(.ended)
        case 740..<760: touch(.cancelled)
        case 760..<850: tester.pump()
        case 850..<855: tester.pump(by: Double(numbers.below(60)) / 60)
        case 855..<865: loseSight()
        case 865..<905:
            let phases = HostEvent.HoverPhase.allCases
            tester.send(.hover(phase: phases[numbers.below(phases.count)], location: place))
        case 905..<935:
            let delta = CGPoint(x: CGFloat(numbers.below(41)) - 20, y: CGFloat(numbers.below(107)) - 53)
            tester.send(.scroll(location: place, delta: delta, isPrecise: chance(1, of: 2)))
        case 935..<955: key()
        case 955..<970: secondaryButton()
        case 970..<973: resize()
        case 973..<975: tester.send(.rotate(chance(1, of: 2) ? .left : .right))
        case 975..<977: tester.send(.appearance(chance(1, of: 2) ? .dark : .light))
        case 977..<978: tester.send(.memoryWarning)
        default: disturb()
        }
    }

    private var place: CGPoint { CGPoint(x: numbers.below(375), y: numbers.below(667)) }

    private func touch(_ phase: HostEvent.TouchPhase) {
        // Now and then one that the host should not send: a number that is down already, or one that is not.
        let id = chance(1, of: 20) || fingers.isEmpty || phase == .began ? numbers.below(5) + 1 : fingers.min()!
        tester.send(
            .touch(phase: phase, id: id, location: place, pointer: id == 5 ? .mouse : .finger, pressure: nil))
        if phase == .began { fingers.insert(id) }
        if phase == .ended || phase == .cancelled { fingers.remove(id) }
    }

    private func secondaryButton() {
        isButtonDown.toggle()
        tester.send(.button(phase: isButtonDown ? .down : .up, button: .secondary, location: place))
    }

    private func key() {
        let isDown = chance(1, of: 2)
        tester.send(
            .key(
                phase: isDown ? .down : .up, code: "keyboardTab", characters: "\t",
                modifiers: isDown ? HostEvent.KeyModifiers(rawValue: numbers.below(32)) : [], isRepeat: false))
    }

    /// The window loses the keyboard, or is minimised, and returns.
    private func loseSight() {
        if chance(1, of: 2) {
            tester.send(.focus(isActive: false))
            noteThatAllIsUp()
            tester.send(.focus(isActive: true))
        } else {
            tester.send(.visibility(isVisible: false))
            noteThatAllIsUp()
            tester.send(.visibility(isVisible: true))
            tester.send(.focus(isActive: true))
        }
    }

    private func resize() {
        tester.send(.resize(CGSize(width: 320 + numbers.below(500), height: 320 + numbers.below(500))))
    }

    private func noteThatAllIsUp() {
        fingers = []
        isButtonDown = false
    }

    /// Removes a view or adds it again, or switches one off or on; also in the middle of a delivery.
    private func disturb() {
        let guest = guests[numbers.below(guests.count)]
        switch numbers.below(6) {
        case 0: guest.view.superview == nil ? guest.home.addSubview(guest.view) : guest.view.removeFromSuperview()
        case 1: guest.view.isHidden.toggle()
        case 2: guest.view.isUserInteractionEnabled.toggle()
        case 3: controls[numbers.below(controls.count)].isEnabled.toggle()
        case 4: recognizers[numbers.below(recognizers.count)].isEnabled.toggle()
        default: for guest in guests where guest.view.superview == nil { guest.home.addSubview(guest.view) }
        }
    }

    private func chance(_ part: Int, of whole: Int) -> Bool { numbers.below(whole) < part }

    // MARK: Checks

    /// The fault after an event; nil when there is none.
    var fault: String? { ledgerFault ?? controlFault ?? recognizerFault }

    private var isAllUp: Bool { fingers.isEmpty && !isButtonDown }

    private var ledgerFault: String? {
        for (number, ledger) in ledgers.enumerated() {
            let name = "view \(number)"
            if let fault = ledger.faults.first { return "\(name): \(fault)" }
            guard !ledger.down.isEmpty else { continue }
            if isAllUp, tester.isAtRest { return "\(name) has a touch after the last was lifted" }
            if !canBeTouched(ledger) { return "\(name) kept a touch after it went or was switched off" }
            if ledger.missesEnd { return "\(name) was not told of the end of a touch" }
        }
        return nil
    }

    private var controlFault: String? {
        for (number, control) in controls.enumerated() {
            let name = "control \(number)"
            if control.isTracking {
                if isAllUp, tester.isAtRest { return "\(name) tracks after the last touch was lifted" }
                if !canBeTouched(control) || !control.isEnabled { return "\(name) tracks though it cannot be touched" }
            } else if control.isHighlighted && !control.owesHighlight || control.isTouchInside {
                return "\(name) is highlighted and tracks nothing"
            }
        }
        return nil
    }

    private var recognizerFault: String? {
        for (number, recognizer) in recognizers.enumerated() where recognizer.state != .possible {
            let name = "recognizer \(number), \(type(of: recognizer)), \(recognizer.state)"
            if !recognizer.isEnabled { return "\(name), is switched off" }
            if recognizer is UIHoverGestureRecognizer { continue }
            if recognizer.numberOfTouches == 0, tester.isAtRest { return "\(name), has no touch" }
            if isAllUp, tester.isAtRest { return "\(name), has a touch after the last was lifted" }
        }
        return nil
    }

    private func canBeTouched(_ view: UIView) -> Bool {
        var next: UIView? = view
        while let view = next {
            if view.isHidden || !view.isUserInteractionEnabled { return false }
            if view === tester.window { return true }
            next = view.superview
        }
        return false
    }

    /// Lifts all touches, waits, and returns the activity that still runs.
    func faultAtRest() -> String? {
        for id in 1...5 {
            tester.send(.touch(phase: .ended, id: id, location: place, pointer: .finger, pressure: nil))
        }
        if isButtonDown { tester.send(.button(phase: .up, button: .secondary, location: place)) }
        tester.send(.hover(phase: .exited, location: .zero))
        noteThatAllIsUp()
        tester.pump(by: 2)
        if let fault { return fault }
        if !tester.isAtRest { return "something is still scheduled" }
        for (number, recognizer) in recognizers.enumerated()
        where recognizer.state != .possible || recognizer.numberOfTouches > 0 {
            return "recognizer \(number), \(type(of: recognizer)), rests as \(recognizer.state)"
        }
        return nil
    }
}
