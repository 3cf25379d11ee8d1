import AppBundling
import Foundation
import ResourceFiles
import Testing

@Suite struct ConnectionCheckTests {
    /// A class with a few of its members.
    private static func declared(
        _ name: String, _ superclass: String?, outlets: [String] = [], actions: [String] = [],
        change: (inout DeclaredClass) -> Void = { _ in }
    ) -> DeclaredClass {
        var declared = DeclaredClass(name: name, superclass: superclass)
        (declared.outlets, declared.actions) = (outlets, actions)
        change(&declared)
        return declared
    }

    private static let classes = DeclaredClasses([
        declared("Page", "BasePage", outlets: ["titleLabel", "subtitle"], actions: ["go:", "makeDetail:"]) {
            ($0.properties, $0.methods) = (["count"], ["reload"])
        },
        declared("BasePage", "UIViewController", outlets: ["header"], actions: ["close"]),
        declared("Vague", "FormController", outlets: ["a"]),
        declared("Keyed", "NSObject") { $0.answersAnyKey = true },
        declared("Generic", "UIView") { $0.isGeneric = true },
        declared("UIViewController", nil, actions: ["unwindAll:"]) { $0.isForeign = true },
        declared("Renamed", "UIView", outlets: ["a"]) { $0.objectiveCName = "XYRenamed" },
    ])

    private static let type = "com.apple.InterfaceBuilder3.CocoaTouch"

    /// The remarks on a file, without its path.
    private func remarks(_ text: String, mustFit: Bool = false, named name: String = "V.xib") -> [String] {
        var settings = BundleSettings(executable: "App")
        settings.connectionsMustFit = mustFit
        let bundle = AppBundle(
            of: [ProjectResource(file: "/p/" + name, path: name)], settings: settings, classes: Self.classes
        ) { _ in Data(text.utf8) }
        return bundle.diagnostics.map { $0.description.replacing("/p/\(name):", with: "") }
    }

    /// The remarks on a nib whose owner of a class has connections.
    private func owner(_ customClass: String, _ connections: String, mustFit: Bool = false) -> [String] {
        remarks(
            """
            <document type="\(Self.type).XIB" version="3.0"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(customClass)"><connections>
            \(connections)
            </connections></placeholder><placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
            <view id="1" customClass="UIView"/></objects></document>
            """, mustFit: mustFit)
    }

    private func outlet(_ key: String) -> String { "<outlet property=\"\(key)\" destination=\"1\"/>" }

    private func button(_ selector: String, _ destination: String = "-1") -> String {
        "<action selector=\"\(selector)\" destination=\"\(destination)\"/>"
    }

    @Test func `outlets and actions of a class, of its superclasses and of the framework are right`() {
        for key in ["titleLabel", "header", "view"] { #expect(owner("Page", outlet(key)) == []) }
        for selector in ["go:", "close", "unwindAll:", "resignFirstResponder", "setHeader:"] {
            #expect(owner("Page", button(selector)) == [])
        }
    }

    @Test func `a misspelt outlet is a warning at its line with the near misses, an error where that is asked for`() {
        let message = "the class 'Page' has no outlet 'titelLabel'; there is 'titleLabel'"

        #expect(owner("Page", outlet("titelLabel")) == ["3: warning: " + message])
        #expect(owner("Page", outlet("titelLabel"), mustFit: true) == ["3: error: " + message])
        #expect(
            owner("Page", outlet("Header")) == [
                "3: warning: the class 'Page' has no outlet 'Header'; there is 'header'"
            ])
        #expect(owner("Page", outlet("x")) == ["3: warning: the class 'Page' has no outlet 'x'"])
        #expect(
            owner("Page", "<outletCollection property=\"subtitel\" destination=\"1\"/>")
                == ["3: warning: the class 'Page' has no outlet 'subtitel'; there is 'subtitle'"])
    }

    @Test func `a misspelt action is a warning, with its colons`() {
        #expect(
            owner("Page", button("go")) == ["3: warning: the class 'Page' has no action 'go'; there is 'go:'"])
        #expect(owner("Page", button("a:b:")) == ["3: warning: the class 'Page' has no action 'a:b:'"])
    }

    @Test func `a member without its word is named as such`() {
        #expect(
            owner("Page", outlet("count"))
                == ["3: warning: the property 'count' of the class 'Page' is no outlet without @IBOutlet"])
        #expect(
            owner("Page", button("reload"))
                == ["3: warning: the method 'reload' of the class 'Page' is no action without @IBAction"])
    }

    @Test func `an action for the first responder has to be of some class`() {
        #expect(owner("Page", button("copy:", "-2")) == [])
        #expect(owner("Page", button("go:", "-2")) == [])
        #expect(
            owner("Page", button("goo:", "-2")) == [
                "3: warning: no class of the app has the action 'goo:'; there is 'go:'"
            ])
    }

    @Test(arguments: ["Vague", "Keyed", "Generic", "UIViewController", "UITableView"])
    func `a class of the framework, or one that could know more names than its source, is not judged`(name: String) {
        #expect(owner(name, outlet("nothing")) == [])
    }

    @Test func `a class is found by the name that its source gives it for Objective-C`() {
        #expect(owner("XYRenamed", outlet("a")) == [])
        #expect(owner("XYRenamed", outlet("bcd")) == ["3: warning: the class 'XYRenamed' has no outlet 'bcd'"])
    }

    @Test func `a class that the app does not have is a warning, unless another module has it`() {
        #expect(
            owner("Pages", "") == [
                "2: warning: the app has no class 'Pages', which <placeholder> is of; there is 'Page'"
            ])
        #expect(
            remarks(
                """
                <document type="\(Self.type).XIB" version="3.0"><objects>
                <view id="1" customClass="Chart" customModule="Charts"/>
                <view id="2" customClass="Chart" customModule="App"/>
                <view id="3" customClass="MKMapView"/>
                </objects></document>
                """) == ["3: warning: the app has no class 'Chart', which <view> is of"])
    }

    @Test func `segues name an action of some class, an action of their controller, and a class`() {
        let remarks = remarks(
            """
            <document type="\(Self.type).Storyboard.XIB" version="3.0"><scenes><scene><objects>
            <viewController id="1" customClass="Page"><view key="view" id="2"><connections>
            <segue kind="unwind" destination="3" unwindAction="unwindAll:"/>
            <segue kind="unwind" destination="3" unwindAction="unwindAl:"/>
            <segue kind="show" destination="1" destinationCreationSelector="makeDetail:"/>
            <segue kind="show" destination="1" destinationCreationSelector="makeDetails:"/>
            <segue kind="show" destination="1" destinationCreationSelector="reload"/>
            <segue kind="custom" destination="1" customClass="Fade"/>
            </connections></view></viewController><exit id="3"/>
            </objects></scene></scenes></document>
            """, named: "M.storyboard")

        #expect(
            remarks == [
                "4: warning: no class of the app has the unwind action 'unwindAl:'; there is 'unwindAll:'",
                "6: warning: the class 'Page' has no segue action 'makeDetails:'; there is 'makeDetail:'",
                "7: warning: the method 'reload' of the class 'Page' is no segue action without @IBSegueAction",
                "8: warning: the app has no class 'Fade', which <segue> is of",
            ])
    }

    @Test func `superclasses in a circle are followed once`() {
        let classes = DeclaredClasses([Self.declared("A", "B"), Self.declared("B", "A")])
        let text = """
            <document type="\(Self.type).XIB" version="3.0"><objects><view id="1" customClass="A"><connections>
            <outlet property="a" destination="1"/></connections></view></objects></document>
            """

        let bundle = AppBundle(
            of: [ProjectResource(file: "/p/V.xib", path: "V.xib")], settings: BundleSettings(executable: "App"),
            classes: classes
        ) { _ in Data(text.utf8) }

        #expect(bundle.diagnostics.isEmpty)
    }
}
