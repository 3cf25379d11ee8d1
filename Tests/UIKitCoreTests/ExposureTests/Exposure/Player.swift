import UIKitCore

/// A responder of a rewritten source, with methods of all kinds.
class Player: UIViewController {
    @MainActor static func exposePlayer(_ x: AnoleExports) {
        typealias C = Player
        x.method("play") { (o: C) in o.play() }
        x.method("tap:") { (o: C, a0: UIButton) in o.tap(a0) }
        x.method("tap:forEvent:") { (o: C, a0: Any, a1: UIEvent?) in o.tap(a0, forEvent: a1) }
        x.method("makeDetail:sender:identifier:") { (o: C, a0: Int, a1: Any?, a2: String?) in
            o.makeDetail(a0, sender: a1, identifier: a2)
        }
        x.method("turn:") { (o: C, a0: Bool) in o.turn(a0) }
        x.method("seekTo:") { (o: C, a0: Double) in o.seek(to: a0) }
        x.method("volume") { (o: C) in o.volume }
        x.method("setVolume:") { (o: C, a0: Int) in o.volume = a0 }
        x.name("load:", C.self)
        x.name("copy:", C.self)
        x.property("volume", \C.volume)
        x.alias("OldPlayer", C.self)
    }

    var calls: [String] = []
    var volume = 3

    private func play() { calls.append("play") }
    func tap(_ sender: UIButton) { calls.append("tap \(sender.tag)") }
    func tap(_ sender: Any, forEvent event: UIEvent?) { calls.append("tap for \(event == nil ? "no event" : "event")") }
    func makeDetail(_ row: Int, sender: Any?, identifier: String?) -> UIViewController? {
        calls.append("detail \(row) \(sender == nil) \(identifier ?? "nil")")
        return self
    }
    func turn(_ isOn: Bool) { calls.append("turn \(isOn)") }
    func seek(to time: Double) { calls.append("seek \(time)") }
    func load(_ done: @escaping (Int) -> Void) { done(1) }
    override func copy(_ sender: Any?) { calls.append("copy") }
}

/// A subclass whose overrides need no entries of their own, but of editing actions.
class LoudPlayer: Player {
    @MainActor static func exposeLoudPlayer(_ x: AnoleExports) {
        typealias C = LoudPlayer
        x.name("paste:", C.self)
    }

    override func tap(_ sender: UIButton) { calls.append("loud tap") }
    override func paste(_ sender: Any?) { calls.append("paste") }
}

/// A class of the framework with a method of the module's own.
extension UIView {
    @MainActor static func exposeTestMembers(_ x: AnoleExports) {
        typealias C = UIView
        x.method("blink:") { (o: C, a0: Any?) in o.blink(a0) }
    }

    func blink(_ sender: Any?) { tag += 1 }
}
