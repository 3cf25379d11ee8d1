import CoreGraphics
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct ScrollViewDecodingTests {
    private func scrollView(_ attributes: String, _ children: String = "") throws -> UIScrollView {
        try InterfaceFile("<scrollView \(attributes)>\(children)</scrollView>").first()
    }

    @Test func `a scroll view without attributes scrolls and bounces, and does not clip`() throws {
        let view = try scrollView("")

        #expect(view.isScrollEnabled && view.bounces && view.bouncesZoom && view.delaysContentTouches)
        #expect(view.canCancelContentTouches && view.scrollsToTop && !view.isPagingEnabled)
        #expect(view.showsHorizontalScrollIndicator && view.showsVerticalScrollIndicator)
        #expect(view.contentInsetAdjustmentBehavior == .automatic && view.keyboardDismissMode == .none)
        #expect(!view.clipsToBounds && view.contentSize == .zero)
    }

    @Test func `flags of scrolling are the file's`() throws {
        let view = try scrollView(
            """
            clipsSubviews="YES" multipleTouchEnabled="YES" scrollEnabled="NO" pagingEnabled="YES" bounces="NO"
            alwaysBounceVertical="YES" alwaysBounceHorizontal="YES" directionalLockEnabled="YES"
            delaysContentTouches="NO" canCancelContentTouches="NO" scrollsToTop="NO" bouncesZoom="NO"
            """)

        #expect(view.clipsToBounds && view.isMultipleTouchEnabled && view.isPagingEnabled)
        #expect(view.alwaysBounceVertical && view.alwaysBounceHorizontal && view.isDirectionalLockEnabled)
        #expect(!view.isScrollEnabled && !view.bounces && !view.delaysContentTouches && !view.canCancelContentTouches)
        #expect(!view.scrollsToTop && !view.bouncesZoom)
    }

    @Test func `insets, sizes and scales are the file's`() throws {
        let view = try scrollView(
            "minimumZoomScale=\"0.5\" maximumZoomScale=\"3\" contentInsetAdjustmentBehavior=\"never\"",
            """
            <inset key="contentInset" minX="1" minY="2" maxX="3" maxY="4"/>
            <inset key="scrollIndicatorInsets" minX="5" minY="6" maxX="7" maxY="8"/>
            <size key="contentSize" width="400" height="500"/>
            """)

        #expect(view.contentInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        #expect(view.verticalScrollIndicatorInsets == UIEdgeInsets(top: 6, left: 5, bottom: 8, right: 7))
        #expect(view.contentSize == CGSize(width: 400, height: 500))
        #expect(view.minimumZoomScale == 0.5 && view.maximumZoomScale == 3)
        #expect(view.contentInsetAdjustmentBehavior == .never)
    }

    @Test func `scales of zero, as older files have them, mean none`() throws {
        let view = try scrollView("minimumZoomScale=\"0.0\" maximumZoomScale=\"0.0\"")

        #expect(view.minimumZoomScale == 1 && view.maximumZoomScale == 1)
    }

    @Test(arguments: [
        ("none", UIScrollView.KeyboardDismissMode.none), ("onDrag", .onDrag), ("interactive", .interactive),
    ])
    func `each word for the keyboard means it`(word: String, mode: UIScrollView.KeyboardDismissMode) throws {
        let view = try scrollView("keyboardDismissMode=\"\(word)\"")

        #expect(view.keyboardDismissMode == mode)
    }

    @Test(arguments: [
        ("default", UIScrollView.IndicatorStyle.default), ("black", .black), ("white", .white),
    ])
    func `each word for the indicators means it`(word: String, style: UIScrollView.IndicatorStyle) throws {
        let view = try scrollView(
            "indicatorStyle=\"\(word)\" showsHorizontalScrollIndicator=\"NO\" showsVerticalScrollIndicator=\"NO\"")

        #expect(view.indicatorStyle == style)
        #expect(!view.showsHorizontalScrollIndicator && !view.showsVerticalScrollIndicator)
    }

    @Test func `subviews are the content, and are seen by the app alone`() throws {
        let view = try scrollView("", "<subviews><view tag=\"1\" id=\"a\"/></subviews>")

        #expect(view.subviews.first?.tag == 1)
    }

    @Test func `a control that refreshes works although files switch it off`() throws {
        let view = try scrollView(
            "",
            """
            <refreshControl key="refreshControl" opaque="NO" enabled="NO" id="r">
            <color key="tintColor" systemColor="systemRedColor"/>
            <attributedString key="attributedTitle"><fragment content="Pull"/></attributedString></refreshControl>
            """)

        let control = try #require(view.refreshControl)

        #expect(control.isEnabled && control.tintColor == .systemRed)
        #expect(control.attributedTitle?.string == "Pull")
    }
}
