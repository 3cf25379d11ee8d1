import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// A model of a rewritten source, whose properties are observable.
nonisolated class Track: NSObject {
    @MainActor static func exposeTrack(_ x: AnoleExports) {
        typealias C = Track
        x.property("length", \C.length)
        x.property("title", \C.title)
        x.property("isLoaded", \C.isLoaded)
        x.property("gain", \C.gain)
        x.property("kind", \C.kind)
        x.property("next", \C.next)
        x.property("album", \C.album)
        x.property("number", \C.number)
    }

    enum Kind: Int { case song, speech }

    var length = 1 { didSet { anoleChanged(self, \Track.length, "length", oldValue, length) } }
    var title: String? { didSet { anoleChanged(self, \Track.title, "title", oldValue, title) } }
    var isLoaded = false
    var gain: CGFloat = 0
    var kind = Kind.song
    var next: Track? { didSet { anoleChanged(self, \Track.next, "next", oldValue, next) } }
    let album = Album()
    var number: Int { length * 2 }
    var unknown = 0
}

nonisolated class LiveTrack: Track {}

nonisolated class Album: NSObject {
    @MainActor static func exposeAlbum(_ x: AnoleExports) {
        typealias C = Album
        x.property("name", \C.name)
        x.property("track", \C.track)
        x.property("year", \C.year)
        x.maker(C.self) { C() }
        x.method("setValue:forUndefinedKey:") { (o: C, a0: Any?, a1: String) in o.setValue(a0, forUndefinedKey: a1) }
        x.method("valueForUndefinedKey:") { (o: C, a0: String) -> Any? in o.value(forUndefinedKey: a0) }
        x.method("setNilValueForKey:") { (o: C, a0: String) in o.setNilValueForKey(a0) }
    }

    var year = 1
    var odd: [String: Any] = [:]
    // A rewritten source has these without `override`.
    func setValue(_ value: Any?, forUndefinedKey key: String) { odd[key] = value }
    func value(forUndefinedKey key: String) -> Any? { odd[key] }
    func setNilValueForKey(_ key: String) { odd["nil"] = key }

    weak var track: Track?
    var name = "A" { didSet { anoleChanged(self, \Album.name, "name", oldValue, name) } }
}

/// A layer of a rewritten source, with a property of its own.
final class Gauge: CALayer {
    static func exposeGauge(_ x: AnoleExports) {
        typealias C = Gauge
        x.property("level", \C.level)
    }

    var level = 0 { didSet { anoleChanged(self, \Gauge.level, "level", oldValue, level) } }
}

/// Hears of values in the way of Objective-C, and has keys of its own.
final class Listener: UIViewController {
    var heard: [String] = []
    var odd: [String: Any] = [:]

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        let (old, new) = (change?[.oldKey], change?[.newKey])
        heard.append("\(keyPath ?? "nil") \(old.map { "\($0)" } ?? "-") \(new.map { "\($0)" } ?? "-")")
    }

    override func value(forUndefinedKey key: String) -> Any? { odd[key] }
    override func setValue(_ value: Any?, forUndefinedKey key: String) { odd[key] = value }
}
