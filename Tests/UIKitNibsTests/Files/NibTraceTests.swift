import Foundation
import HostInterface
import Testing
import UIKitCore
import UIKitNibs
import UIKitTesting

/// The topic `nib` of the trace.
@Suite(.application) struct NibTraceTests {
    /// The lines that an action writes, without their times.
    private func lines(_ action: (ViewTester) -> Void) -> [String] {
        let tester = ViewTester()
        var lines: [String] = []
        tester.runtime.trace.topics = [.nib]
        tester.runtime.trace.sink = { lines.append($0.split(separator: ",", maxSplits: 1).last.map(String.init) ?? "") }
        action(tester)
        return lines
    }

    @Test func `each loading of a nib is a line with its file, its objects and its owner`() {
        let folder = NibFolder([
            "Page.xib": NibStage.file(
                NibStage.owner("<outlet property=\"view\" destination=\"a\" id=\"o\"/>")
                    + "<view id=\"a\"><subviews><label id=\"b\"/></subviews></view><view id=\"c\"/>"),
            "Alone.xib": NibStage.file("<view id=\"a\"/>"),
        ])

        let lines = lines { _ in
            for _ in 0..<2 { NotingController(nibName: "Page", bundle: folder.bundle).loadViewIfNeeded() }
            _ = folder.bundle.loadNibNamed("Alone", owner: nil)
        }

        #expect(
            lines == [
                #""topic":"nib","file":"Page.xib","objects":3,"owner":"NotingController"}"#,
                #""topic":"nib","file":"Page.xib","objects":3,"owner":"NotingController#2"}"#,
                #""topic":"nib","file":"Alone.xib","objects":1,"owner":null}"#,
            ])
    }

    @Test func `a scene is a line for its controller, and one for its view, which the controller owns`() {
        let stage = StoryboardStage(StoryboardStage.scene("a"))

        let lines = lines { _ in (stage.makeInitial() as SceneController).loadViewIfNeeded() }

        #expect(
            lines == [
                #""topic":"nib","file":"Main.storyboard","objects":1,"owner":null}"#,
                #""topic":"nib","file":"Main.storyboard","objects":1,"owner":"SceneController"}"#,
            ])
    }

    @Test func `no line is written for a damaged file, nor while the topic is off`() {
        let folder = NibFolder(["Page.xib": "<document"])

        let faulty = lines { _ in NotingController(nibName: "Page", bundle: folder.bundle).loadViewIfNeeded() }
        let silent = lines { tester in
            tester.runtime.trace.topics = [.touch]
            _ = NibStage.load("<view id=\"a\"/>")
        }

        #expect(faulty == [] && silent == [])
    }
}
