import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.application) struct ScrollCourseTests {
    private let normal = ScrollCourse.Track(limits: 0...10000, bounces: true, rate: 0.998)

    @Test(arguments: [(0.998, 0.499), (0.99, 0.099)] as [(CGFloat, CGFloat)])
    func `content lands where the measured formula says`(_ rate: CGFloat, _ factor: CGFloat) {
        let course = ScrollCourse(
            from: 100, velocity: 1510, on: ScrollCourse.Track(limits: 0...10000, bounces: true, rate: rate))

        // start + (v₀ − 10) · r / (1 − r) / 1000
        let landing = 100 + 1500 * factor
        let seconds = log(10.0 / 1510) / log(Double(rate)) / 1000
        #expect(abs(course.destination - landing) < 1e-6)
        #expect(abs(course.duration - seconds) < 1e-9)
    }

    @Test func `sixty times a second the content is where the sum over milliseconds puts it`() {
        let course = ScrollCourse(from: 0, velocity: 2000, on: normal)

        var differences: [CGFloat] = []
        for frame in 0..<120 {
            let milliseconds = frame * 50 / 3
            let sum = (0..<milliseconds).reduce(0.0) { total, index in total + 2 * pow(0.998, Double(index + 1)) }
            differences.append(abs(course.position(at: Double(milliseconds) / 1000) - sum))
        }

        #expect(differences.max()! < 1e-6)
    }

    @Test func `at an edge the content continues as a critically damped bounce with its speed`() throws {
        let track = ScrollCourse.Track(limits: 0...300, bounces: true, rate: 0.998)
        let course = ScrollCourse(from: 0, velocity: 1000, on: track)

        // 1000 · 0.499 · (1 − q) = 300, and the speed there is 1000 · q.
        let q = 1 - 300 / 499.0
        let passing = log(q) / log(0.998) / 1000
        for time in stride(from: 0, to: 0.5, by: 1.0 / 60) {
            let expected: CGFloat = 300 + 1000 * q * time * exp(-11 * time)
            #expect(abs(course.position(at: passing + time) - expected) < 1e-6)
        }
        #expect(course.destination == 300)
        #expect(course.position(at: course.duration) == 300)
    }

    @Test func `without bouncing the content stops at the edge`() {
        let track = ScrollCourse.Track(limits: 0...300, bounces: false, rate: 0.998)

        let course = ScrollCourse(from: 0, velocity: 1000, on: track)

        #expect(course.destination == 300)
        #expect((0..<200).allSatisfy { course.position(at: Double($0) / 60) <= 300 })
    }

    @Test func `released at rest beyond an edge content creeps back by two rates`() {
        let course = ScrollCourse(from: -80, velocity: 0, on: normal)

        // a·e^(−9t) + b·e^(−46t) with a + b = −80 and 9a + 46b = 0
        let (a, b) = (-80 * 46 / 37.0, 80 * 9 / 37.0)
        for frame in 0..<20 {
            let time = Double(frame) / 60
            let expected: CGFloat = a * exp(-9 * time) + b * exp(-46 * time)
            #expect(abs(course.position(at: time) - expected) < 1e-9)
        }
        #expect(course.destination == 0)
    }

    @Test func `thrown back inward content passes the edge and runs on`() {
        let course = ScrollCourse(from: -20, velocity: 1500, on: normal)

        let positions = (0..<240).map { course.position(at: Double($0) / 60) }

        // y = (−20 + (1500 − 220)·t)·e^(−11t) is zero at t = 20 / 1280, with the speed 1280·e^(−11t).
        let speed = 1280 * exp(-11 * 20 / 1280.0)
        #expect(abs(course.destination - (speed - 10) * 0.499) < 1e-6)
        #expect(zip(positions, positions.dropFirst()).allSatisfy { $0 <= $1 })
    }

    @Test func `a chosen target near the natural one is reached by friction, exactly`() {
        let course = ScrollCourse(from: 0, velocity: 2000, landingAt: 800)

        let first = course.position(at: 0.001)

        #expect(abs(first - 2) < 0.01)
        #expect(course.position(at: course.duration) == 800)
        #expect(abs(course.position(at: course.duration - 1e-6) - 800) < 0.01)
    }

    @Test(arguments: [-500, 3, 90000] as [CGFloat])
    func `a chosen target far from the natural one is reached by a spring, exactly and without overshooting`(
        _ target: CGFloat
    ) {
        let course = ScrollCourse(from: 0, velocity: 900, landingAt: target)

        let ends = (0..<90).map { course.position(at: Double($0) / 60) }

        #expect(course.position(at: course.duration) == target)
        #expect(ends.allSatisfy { target < 0 || $0 <= target + 1e-9 })
    }

    @Test func `an eased course begins and ends at its given positions`() {
        let course = ScrollCourse(from: 10, easingTo: 110, duration: 0.3, pace: .easeInEaseOut)

        #expect(course.position(at: 0) == 10)
        #expect(abs(course.position(at: 0.15) - 60) < 1e-4)
        #expect(course.position(at: 0.3) == 110)
    }
}
