import CoreGraphics
import HostInterface
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct FeedbackGeneratorTests {
    /// The lines that work writes, without their times.
    private func lines(_ topics: Set<TraceTopic> = [.haptic], _ work: () -> Void) -> [String] {
        let tester = ViewTester()
        var lines: [String] = []
        tester.runtime.trace.topics = topics
        tester.runtime.trace.sink = { line in
            lines.append(line.split(separator: "\"topic\"").last.map(String.init) ?? "")
        }
        work()
        return lines
    }

    @Test func `an impact is traced with its style and intensity, which is 1 by default`() {
        let lines = lines {
            UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
            UIImpactFeedbackGenerator().impactOccurred(intensity: 0.25)
        }

        #expect(
            lines == [
                ":\"haptic\",\"generator\":\"UIImpactFeedbackGenerator\",\"kind\":\"heavy\",\"intensity\":1}",
                ":\"haptic\",\"generator\":\"UIImpactFeedbackGenerator\",\"kind\":\"medium\",\"intensity\":0.25}",
            ])
    }

    @Test(arguments: [(CGFloat(-1), "0"), (2, "1"), (.infinity, "1"), (0.5, "0.5")])
    func `an intensity beyond the bounds is the nearer bound`(intensity: CGFloat, expected: String) {
        let lines = lines { UIImpactFeedbackGenerator(style: .soft).impactOccurred(intensity: intensity) }

        #expect(lines.first?.hasSuffix("\"kind\":\"soft\",\"intensity\":\(expected)}") == true)
    }

    @Test func `ends and changes are traced by their kind`() {
        let lines = lines {
            let generator = UINotificationFeedbackGenerator()
            generator.prepare()
            generator.notificationOccurred(.success)
            generator.notificationOccurred(.warning)
            generator.notificationOccurred(.error)
            UISelectionFeedbackGenerator().selectionChanged()
        }

        let kinds = lines.map { $0.split(separator: "\"kind\":\"").last?.prefix { $0 != "\"" } ?? "" }
        #expect(kinds == ["prepare", "success", "warning", "error", "selection"])
    }

    @Test func `haptics are traced only when the topic is on`() {
        #expect(lines([]) { UISelectionFeedbackGenerator().selectionChanged() } == [])
        #expect(lines([.touch]) { UIImpactFeedbackGenerator(style: .rigid).impactOccurred() } == [])
    }
}
