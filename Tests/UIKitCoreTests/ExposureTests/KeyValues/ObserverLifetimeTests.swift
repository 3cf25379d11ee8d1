import Foundation
import QuartzCore
import Testing
import UIKitCore
import UIKitTesting

/// Observers and observed objects that end.
@Suite(.application) struct ObserverLifetimeTests {
    private nonisolated class Ear: NSObject, AnoleKeyValueObserver {
        nonisolated(unsafe) static var heard = 0

        @MainActor func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) { Self.heard += 1 }
    }

    private nonisolated final class LeavingEar: Ear {
        let track: Track

        init(_ track: Track) {
            self.track = track
            super.init()
            track.addObserver(self, forKeyPath: "length", context: nil)
        }

        deinit { track.removeObserver(self, forKeyPath: "length") }
    }

    private nonisolated final class LeavingTrack: Track {
        let ear = Ear()

        override init() {
            super.init()
            addObserver(ear, forKeyPath: "length", context: nil)
        }

        deinit { removeObserver(ear, forKeyPath: "length") }
    }

    @Test func `an observer removes itself while it ends`() {
        Ear.heard = 0
        let track = Track()
        do {
            let ear = LeavingEar(track)
            track.length = 2
            _ = ear
        }

        track.length = 3

        #expect(Ear.heard == 1)
    }

    @Test func `an object removes its observers while it ends`() {
        Ear.heard = 0
        weak var kept: LeavingTrack?
        do {
            let track = LeavingTrack()
            track.length = 2
            kept = track
        }

        #expect(Ear.heard == 1)
        #expect(kept == nil)
    }

    @Test func `the objects of a key path are not kept`() {
        weak var kept: Track?
        let ear = Ear()
        do {
            let track = Track()
            track.album.track = track
            track.album.addObserver(ear, forKeyPath: "track.length", context: nil)
            kept = track
        }

        #expect(kept == nil)
    }
}
