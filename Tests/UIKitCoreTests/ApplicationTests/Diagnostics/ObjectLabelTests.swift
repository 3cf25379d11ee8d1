import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// The labels of controllers in sentences for the programmer.
@Suite(.application) struct ObjectLabelTests {
    private final class Album: UIViewController {}

    /// Presents two albums on one that can present only one; the sentence about it, with the trace of the calls.
    private func attempt(_ titles: [String?]) -> (sentence: String?, trace: [String]) {
        let tester = ViewTester()
        tester.trace("controller")
        let albums = titles.map { title in
            let album = Album()
            album.title = title
            return album
        }
        tester.show(albums[0])
        albums[0].present(albums[1], animated: false)
        tester.settle()
        albums[0].present(albums[2], animated: false)
        tester.settle()
        return (tester.diagnostics.first, tester.traceLines)
    }

    @Test func `two objects of a class are distinguished by number and title`() {
        let sentence = attempt(["Holidays", nil, "Birds"]).sentence

        #expect(
            sentence?.hasPrefix("Attempt to present Album#3 \"Birds\" on Album \"Holidays\"") == true,
            "\(sentence ?? "")")
        #expect(sentence?.contains("already presenting Album#2.") == true, "\(sentence ?? "")")
    }

    @Test func `the names are those of the trace, and every run has the same`() {
        let (first, second) = (attempt([nil, nil, nil]), attempt([nil, nil, nil]))

        #expect(first.trace.contains { $0.contains("\"object\":\"Album#2\",\"call\":\"viewDidAppear\"") })
        #expect(first.sentence != nil && first.sentence == second.sentence)
        #expect(first.trace == second.trace)
    }

    @Test func `without a title it is the identifier for restoration`() {
        let tester = ViewTester()
        let album = Album()
        (album.title, album.restorationIdentifier) = ("", "favourites")
        tester.show(album)

        #expect(ObjectNames.label(of: album) == "Album \"favourites\"")
        #expect(ObjectNames.label(of: album.view) == "UIView")
    }
}
