import Foundation
import QuartzCore
import UIFoundation

/// Shows images one after the other, each for the same time on the media clock, from the first one on.
///
/// It asks for one frame for each image and for none while it rests.
final class ImageAnimation {
    let images: [UIImage]
    /// The index of the image that is shown now.
    private(set) var index = 0
    private let secondsPerImage: Double
    /// 0 for no end.
    private let rounds: Int
    private let showsAnother: () -> Void
    private let ends: () -> Void
    private var beginning = 0.0
    private var deadline: DeadlineQueue.Deadline?

    /// - Parameters:
    ///   - duration: the seconds of one round; a number that is not positive means a thirtieth of a second per image.
    ///   - rounds: how often to show all images; 0 or less for no end.
    init(
        _ images: [UIImage], duration: TimeInterval, rounds: Int, showsAnother: @escaping () -> Void,
        ends: @escaping () -> Void
    ) {
        self.images = images
        // Shorter times than a tenth of a millisecond would only count rounds that are not seen.
        secondsPerImage =
            duration > 0 && duration.isFinite ? max(duration / Double(images.count), 0.0001) : 1.0 / 30
        self.rounds = max(0, rounds)
        self.showsAnother = showsAnother
        self.ends = ends
    }

    /// Begins with the first image now.
    func run() {
        rest()
        guard let clock = AppClock.current, images.count > 1 || rounds > 0 else { return }
        beginning = clock.now
        waitForImage(1, by: clock)
    }

    /// Returns to the first image and stays there.
    func rest() {
        deadline?.cancel()
        deadline = nil
        index = 0
    }

    private func waitForImage(_ count: Int, by clock: AppClock) {
        let time = beginning + Double(count) * secondsPerImage * LayerEnvironment.current.timeScale
        // An endless animation must not delay callers that wait until all animations are over.
        deadline = clock.deadlines.schedule(at: time, isRoutine: rounds == 0) { [weak self] in self?.advance() }
    }

    private func advance() {
        deadline = nil
        guard let clock = AppClock.current else { return }
        // Late frames skip images.
        let elapsed = (clock.now - beginning) / (secondsPerImage * LayerEnvironment.current.timeScale)
        let count = Int(max(0, min(elapsed + 1e-6, 1e15)))
        if rounds > 0, count / images.count >= rounds { return ends() }
        let next = count % images.count
        waitForImage(count + 1, by: clock)
        guard next != index else { return }
        index = next
        showsAnother()
    }
}
