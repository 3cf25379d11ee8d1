import UIKit

/// Registers its methods as the plugin's copies of sources do, and calls them by their names.
class ClientSelectors: UIViewController {
    @MainActor static func __anole_1_1(_ x: AnoleExports) {
        typealias C = ClientSelectors
        x.property("title", \C.label)
        x.property("count", \C.count)
        x.method("plain") { (o: C) in o.plain() }
        x.method("tap:") { (o: C, a0: UIButton) in o.tap(a0) }
        x.method("tap:event:") { (o: C, a0: Any?, a1: UIEvent) in o.tap(a0, event: a1) }
        x.method("three:b:c:") { (o: C, a0: Int, a1: String?, a2: Bool) in o.three(a0, b: a1, c: a2) }
        x.name("load:", C.self)
        x.alias("Old", C.self)
        x.module("Library")
        x.maker(C.self) { C() }
        x.maker(ClientOfClassNames.self) { ClientOfClassNames() }
    }

    private weak var label: UILabel!
    let count = 1
    lazy var item = UIBarButtonItem(
        title: "", style: .plain, target: self, action: Selector(ClientSelectors.plain, name: "plain"))
    static let shared = Selector(ClientSelectors.tap(_:), name: "tap:")
    nonisolated static let others: [Selector] = [
        Selector(ClientSelectors.tap(_:event:), name: "tap:event:"),
        Selector(ClientSelectors.three, name: "three:b:c:"),
        Selector(ClientSelectors.free, name: "free"), Selector(UIView.endEditing, base: "endEditing"), "literal:",
    ]

    private func plain() {}
    func tap(_ sender: UIButton) {}
    func tap(_ sender: Any?, event: UIEvent) {}
    func three(_ a: Int, b: String?, c: Bool) -> UIViewController? { nil }
    nonisolated func free() -> Int { 1 }

    func use() {
        let overloaded = Selector(
            ClientSelectors.tap as @MainActor (ClientSelectors) -> @MainActor (UIButton) -> Void, name: "tap:")
        let button = UIButton()
        button.addTarget(self, action: overloaded, for: .touchUpInside)
        button.addTarget(nil, action: "plain", for: .touchUpInside)
        if responds(to: overloaded) { perform(overloaded, with: button) }
        perform(Selector(("three:b:c:")), with: 1, with: "text")?.takeUnretainedValue()
        perform(NSSelectorFromString("plain"))
        perform(Selector(setter: \ClientSelectors.label, name: "setLabel:"), with: nil)
        _ = Selector(getter: \ClientSelectors.count, name: "count") == Selector("count")
    }
}

final class AnoleModule: AnoleModuleExports {
    static func register(_ x: AnoleExports) { ClientSelectors.__anole_1_1(x) }
}

/// A model that belongs to no actor.
nonisolated class ClientModel: NSObject {
    func refresh() {}
    let selector = Selector(ClientModel.refresh, name: "refresh")
    func use() { if responds(to: selector) { perform(selector) } }
}

/// A class below NSObject as its copy is.
class ClientOfClassNames: NSObject, AnoleKeyValueObserver {
    func awakeFromNib() { super.awakeFromNib() }
    func setValue(_ value: Any?, forUndefinedKey key: String) { super.setValue(value, forUndefinedKey: key) }
    func value(forUndefinedKey key: String) -> Any? { super.value(forUndefinedKey: key) }
    func setNilValueForKey(_ key: String) { super.setNilValueForKey(key) }
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }

    var place: Int? { AnoleExports.nearest(of: self, [NSObject.self], above: ClientOfClassNames.self) }
}
