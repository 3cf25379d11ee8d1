import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore

@Suite(.application) struct PageControlDirectionTests {
    private func shown(_ direction: UIPageControl.Direction, in tester: ViewTester) -> UIPageControl {
        let control = UIPageControl(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
        control.numberOfPages = 3
        control.direction = direction
        tester.show(control)
        return control
    }

    private func dots(of control: UIPageControl) -> [CGPoint] {
        control.subviews.compactMap { ($0 as? UIImageView)?.center }
    }

    private func pictures(of control: UIPageControl) -> [ObjectIdentifier] {
        control.subviews.compactMap { ($0 as? UIImageView)?.image }.map(ObjectIdentifier.init)
    }

    private func image(_ width: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: 10)).image { _ in }
    }

    nonisolated static let directions: [(UIPageControl.Direction, CGVector)] = [
        (.natural, CGVector(dx: 16, dy: 0)), (.leftToRight, CGVector(dx: 16, dy: 0)),
        (.rightToLeft, CGVector(dx: -16, dy: 0)), (.topToBottom, CGVector(dx: 0, dy: 16)),
        (.bottomToTop, CGVector(dx: 0, dy: -16)),
    ]

    @Test(arguments: directions.indices) func `dots follow each other in the direction`(index: Int) {
        let tester = ViewTester()
        let (direction, step) = Self.directions[index]

        let dots = dots(of: shown(direction, in: tester))

        #expect(dots.map { ($0.x - dots[0].x).rounded() } == [0, step.dx, 2 * step.dx])
        #expect(dots.map { ($0.y - dots[0].y).rounded() } == [0, step.dy, 2 * step.dy])
    }

    @Test func `a tap in the upper half of rising dots selects the next page`() {
        let tester = ViewTester()
        let control = shown(.bottomToTop, in: tester)

        tester.tap(at: CGPoint(x: 150, y: 310))
        let second = control.currentPage
        tester.tap(at: CGPoint(x: 150, y: 390))

        #expect(second == 1)
        #expect(control.currentPage == 0)
    }

    @Test func `vertical dots are as high as horizontal ones are wide`() {
        let control = UIPageControl()
        let across = control.size(forNumberOfPages: 4)

        control.direction = .topToBottom

        #expect(control.size(forNumberOfPages: 4) == CGSize(width: across.height, height: across.width))
    }

    @Test func `down and up lead along vertical dots, and leave horizontal ones alone`() {
        let control = UIPageControl()
        control.numberOfPages = 3

        control.direction = .topToBottom
        control.keyboardStep(.down)?()
        let down = control.currentPage
        control.keyboardStep(.up)?()

        #expect(down == 1)
        #expect(control.currentPage == 0)
        #expect(control.keyboardStep(.right) == nil)
        control.direction = .rightToLeft
        #expect(control.keyboardStep(.down) == nil)
        control.keyboardStep(.left)?()
        #expect(control.currentPage == 1)
    }

    @Test func `the current page has a picture of its own, the page's before the preferred one`() {
        let tester = ViewTester()
        let control = shown(.natural, in: tester)
        let (usual, current, second) = (image(7), image(8), image(9))
        control.preferredIndicatorImage = usual

        control.preferredCurrentPageIndicatorImage = current
        control.setCurrentPageIndicatorImage(second, forPage: 1)
        let first = pictures(of: control)
        control.currentPage = 1

        #expect(first == [current, usual, usual].map(ObjectIdentifier.init))
        #expect(pictures(of: control) == [usual, second, usual].map(ObjectIdentifier.init))
        #expect(control.currentPageIndicatorImage(forPage: 1) === second)
        #expect(control.currentPageIndicatorImage(forPage: 0) == nil)
    }
}
