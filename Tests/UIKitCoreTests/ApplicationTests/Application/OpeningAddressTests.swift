import Foundation
import HostInterface
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct OpeningAddressTests {
    private let site = "https://example.org/a"

    private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

    @Test func `an address is opened by the host, whose answer arrives as an event`() throws {
        let answer = HostEvent.opened(url: site, isOpened: true)
        let tester = ViewTester(stateStore: nil, recorded: [RecordedEvent(time: 1, event: answer)], delegate: nil)
        var answers: [Bool] = []

        UIApplication.shared.open(try url(site)) { answers.append($0) }
        tester.pump()
        let early = answers
        tester.send(answer)
        tester.send(answer)

        #expect(early == [])
        #expect(answers == [true])
    }

    @Test func `without a desktop no address is opened, and the recording has the refusal`() throws {
        let tester = ViewTester()
        var answers: [Bool] = []
        var events: [HostEvent] = []
        tester.runtime.onEvent = { event, _ in events.append(event) }

        UIApplication.shared.open(try url(site), options: [:]) { answers.append($0) }
        tester.pump()

        #expect(answers == [false])
        #expect(events == [.opened(url: site, isOpened: false)])
    }

    @Test(arguments: ["javascript:alert(1)", "data:,a", "relative/path", UIApplication.openSettingsURLString])
    func `an address without an outside target is refused before it reaches the host`(_ text: String) throws {
        let tester = ViewTester()
        var answers: [Bool] = []
        var events: [HostEvent] = []
        tester.runtime.onEvent = { event, _ in events.append(event) }

        UIApplication.shared.open(try url(text)) { answers.append($0) }
        let early = answers
        tester.pump()

        #expect(early == [])
        #expect(answers == [false])
        #expect(events == [])
    }

    @Test func `very long addresses and those for apps only are refused`() throws {
        let tester = ViewTester()
        var answers: [Bool] = []
        let long = "https://example.org/" + String(repeating: "a", count: 2048)
        let scene = try #require(tester.window.windowScene)
        let options = UIScene.OpenExternalURLOptions()
        options.universalLinksOnly = true

        UIApplication.shared.open(try url(long)) { answers.append($0) }
        UIApplication.shared.open(try url(site), options: [.universalLinksOnly: true]) { answers.append($0) }
        scene.open(try url(site), options: options) { answers.append($0) }
        tester.pump()

        #expect(answers == [false, false, false])
    }

    @Test func `a scene opens addresses as the app does`() throws {
        let answer = HostEvent.opened(url: site, isOpened: true)
        let tester = ViewTester(stateStore: nil, recorded: [RecordedEvent(time: 1, event: answer)], delegate: nil)
        let scene = try #require(tester.window.windowScene)
        var answers: [Bool] = []

        scene.open(try url(site), options: nil) { answers.append($0) }
        tester.send(answer)
        tester.pump()

        #expect(answers == [true])
    }

    @Test func `whether a program is there is asked once, and recorded`() throws {
        let answer = HostEvent.scheme("https", isHandled: true)
        let tester = ViewTester(stateStore: nil, recorded: [RecordedEvent(time: 0, event: answer)], delegate: nil)
        var events: [HostEvent] = []
        tester.runtime.onEvent = { event, _ in events.append(event) }

        let first = UIApplication.shared.canOpenURL(try url("HTTPS://example.org"))
        let again = UIApplication.shared.canOpenURL(try url(site))
        let mail = UIApplication.shared.canOpenURL(try url("mailto:a@example.org"))

        #expect(first)
        #expect(again)
        #expect(!mail)
        #expect(events == [answer, .scheme("mailto", isHandled: false)])
    }

    @Test func `other schemes can be asked about when the app's list has them`() throws {
        let recorded = ["app", "tel"].map { RecordedEvent(time: 0, event: .scheme($0, isHandled: true)) }
        var information = AppInformation()
        information.queriedSchemes = ["app"]
        let tester = ViewTester(
            stateStore: nil, information: information, recorded: recorded, delegate: nil)

        let listed = UIApplication.shared.canOpenURL(try url("app:a"))
        let unlisted = UIApplication.shared.canOpenURL(try url("tel:1"))
        let relative = UIApplication.shared.canOpenURL(try url("a"))

        #expect(listed)
        #expect(!unlisted)
        #expect(!relative)
        #expect(tester.diagnostics.count == 1)
    }
}
