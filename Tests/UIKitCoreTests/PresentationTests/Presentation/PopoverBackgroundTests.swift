import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

/// Popovers whose card and arrow the app shows: the arrow is 30 by 20 points, the content 10 from the upper and lower edge and 5
/// from the others.
@Suite(.application) struct PopoverBackgroundTests {
    private class Frame: UIPopoverBackgroundView {
        override class func arrowBase() -> CGFloat { 30 }
        override class func arrowHeight() -> CGFloat { 20 }
        override class func contentViewInsets() -> UIEdgeInsets {
            UIEdgeInsets(top: 10, left: 5, bottom: 10, right: 5)
        }
    }

    private final class SharpFrame: Frame {
        override class var wantsDefaultContentAppearance: Bool { false }
    }

    /// Shows a popover of 200 by 300 points at a source in a window of 834 by 1112 points.
    private func present(
        _ kind: (any UIPopoverBackgroundViewMethods.Type)?, at source: CGRect, _ direction: UIPopoverArrowDirection,
        in tester: ViewTester
    ) -> UIViewController {
        let (root, presented) = (UIViewController(), UIViewController())
        tester.show(root)
        presented.modalPresentationStyle = .popover
        presented.preferredContentSize = CGSize(width: 200, height: 300)
        let popover = presented.popoverPresentationController
        popover?.sourceView = root.view
        popover?.sourceRect = source
        popover?.permittedArrowDirections = direction
        popover?.popoverBackgroundViewClass = kind
        root.present(presented, animated: false)
        tester.settle()
        return presented
    }

    private func background(of presented: UIViewController) throws -> UIPopoverBackgroundView {
        let bubble = try #require(presented.popoverPresentationController?.presentedView)
        return try #require(bubble.subviews.first as? UIPopoverBackgroundView)
    }

    private let middle = CGRect(x: 397, y: 536, width: 40, height: 40)

    @Test(
        arguments: zip(
            [UIPopoverArrowDirection.up, .down, .left, .right],
            [
                (CGRect(x: 312, y: 576, width: 210, height: 340), CGRect(x: 317, y: 606, width: 200, height: 300)),
                (CGRect(x: 312, y: 196, width: 210, height: 340), CGRect(x: 317, y: 206, width: 200, height: 300)),
                (CGRect(x: 437, y: 396, width: 230, height: 320), CGRect(x: 462, y: 406, width: 200, height: 300)),
                (CGRect(x: 167, y: 396, width: 230, height: 320), CGRect(x: 172, y: 406, width: 200, height: 300)),
            ]))
    func `the content lies within the app's card, which has the arrow`(
        direction: UIPopoverArrowDirection, frames: (card: CGRect, content: CGRect)
    ) throws {
        let tester = ViewTester(size: CGSize(width: 834, height: 1112), idiom: .pad)
        let presented = present(Frame.self, at: middle, direction, in: tester)
        let background = try background(of: presented)

        #expect(background.convert(background.bounds, to: nil) == frames.card)
        #expect(presented.view.convert(presented.view.bounds, to: nil) == frames.content)
        #expect(background.arrowDirection == direction && background.arrowOffset == 0)
        #expect(presented.view.safeAreaInsets == .zero)
        #expect(presented.view.superview?.layer.mask == nil)
    }

    @Test func `where the card cannot be centred over the source, the arrow is offset`() throws {
        let tester = ViewTester(size: CGSize(width: 834, height: 1112), idiom: .pad)
        let presented = present(Frame.self, at: CGRect(x: 20, y: 100, width: 40, height: 40), .up, in: tester)

        let background = try background(of: presented)

        // The card begins at 10, so that its middle is at 115, and the source's is at 40.
        #expect(background.arrowOffset == -75)
    }

    @Test func `content has round corners unless the class opts out, and without a class the usual card returns`()
        throws
    {
        let tester = ViewTester(size: CGSize(width: 834, height: 1112), idiom: .pad)
        let round = present(Frame.self, at: middle, .up, in: tester)
        let radius = round.view.superview?.layer.cornerRadius
        let sharp = present(SharpFrame.self, at: middle, .up, in: tester)
        let sharpRadius = sharp.view.superview?.layer.cornerRadius
        sharp.dismiss(animated: false)
        sharp.popoverPresentationController?.popoverBackgroundViewClass = nil

        let usual = present(nil, at: middle, .up, in: tester)

        #expect(radius == 8 && sharpRadius == 0)
        #expect(usual.view.superview?.layer.mask != nil)
        #expect(usual.view.convert(usual.view.bounds, to: nil).size == CGSize(width: 200, height: 313))
    }

    @Test func `another size that is preferred moves card and content`() throws {
        let tester = ViewTester(size: CGSize(width: 834, height: 1112), idiom: .pad)
        let presented = present(Frame.self, at: middle, .up, in: tester)
        let background = try background(of: presented)

        presented.preferredContentSize = CGSize(width: 300, height: 100)
        tester.pump()
        tester.pump(by: 0.15)
        let half = try #require(background.layer.presentation()).bounds.width
        tester.settle()

        #expect(half > 220 && half < 300)
        #expect(background.bounds.size == CGSize(width: 310, height: 140))
        #expect(presented.view.bounds.size == CGSize(width: 300, height: 100))
    }

    @Test func `a class that is no background, or does not say how large it is, stops the program`() async {
        struct Other: UIPopoverBackgroundViewMethods {
            static func arrowBase() -> CGFloat { 0 }
            static func arrowHeight() -> CGFloat { 0 }
            static func contentViewInsets() -> UIEdgeInsets { .zero }
        }
        let other = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let presented = UIViewController()
                presented.modalPresentationStyle = .popover
                presented.popoverPresentationController?.popoverBackgroundViewClass = Other.self
                withExtendedLifetime(presented) {}
            }
        }
        let pendingNotifications = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UIPopoverBackgroundView.arrowHeight() }
        }

        #expect(other.sentence.contains("which is no subclass of UIPopoverBackgroundView"))
        #expect(pendingNotifications.sentence.contains("does not override arrowHeight()"))
    }
}
