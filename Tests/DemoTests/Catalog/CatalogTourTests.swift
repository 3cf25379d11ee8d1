import Foundation
import Testing

@Suite struct CatalogTourTests {
    private static let demo = DemoProcess("Catalog")
    /// The pages in the order of the list.
    private static let pages = [
        "Buttons", "Configurations", "Switches", "Sliders", "Steppers", "Segments", "PageDots", "Progress", "Pickers",
        "DatePickers", "Menus", "Labels", "Fields", "Images", "Symbols", "Colors", "ScrollViews", "Refresh",
        "Materials", "Direction",
    ].map { $0 + "ViewController" }

    /// One replay of the tour, its trace and its last picture, for every test that looks at them.
    private static let replay = Result { try DemoTour(of: demo) }

    @Test func `two replays give the same trace and the same last picture`() throws {
        let first = try Self.replay.get()

        let second = try DemoTour(of: Self.demo)

        #expect(first.trace == second.trace)
        #expect(first.picture == second.picture)
    }

    @Test func `the tour opens every page, and one more when the phone is turned`() throws {
        let tour = try Self.replay.get()

        let appeared = try tour.appearances(of: Self.pages)

        #expect(appeared == Self.pages + ["ButtonsViewController"])
    }

    @Test func `hands change the value of every kind of control`() throws {
        let trace = try TraceFile(Self.replay.get().trace)

        var changes: [String: Int] = [:]
        for line in trace.lines(of: "action") where line["event"] as? String == "valueChanged" {
            guard let control = line["control"] as? String else { continue }
            changes[String(control.prefix { $0 != "#" }), default: 0] += 1
        }
        for kind in ["UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl"] {
            #expect(changes[kind, default: 0] > 2, "\(kind)")
        }
    }

    @Test func `two fingers zoom a picture while the page stays`() throws {
        let trace = try TraceFile(Self.replay.get().trace)

        let pinches = trace.lines(of: "gesture").filter { line in
            (line["view"] as? String)?.hasPrefix("ZoomView") == true
                && (line["recognizer"] as? String)?.contains("Pinch") == true
        }.compactMap { $0["to"] as? String }
        #expect(pinches.filter { $0 != "possible" && $0 != "failed" } == ["began", "changed", "ended"])
    }
}
