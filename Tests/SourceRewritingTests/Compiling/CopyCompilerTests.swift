import Foundation
import Testing

@testable import SourceRewriting

@Suite struct CopyCompilerTests {
    @Test(arguments: ["5", "6"])
    func `copies of all constructs compile without a warning`(mode: String) throws {
        let types = """
            import UIKit

            @MainActor @objc protocol PickerDelegate: NSObjectProtocol {
                @objc optional func picker(_ p: Picker, heightFor row: Int) -> CGFloat
                @objc optional func pickerDidEnd(_ p: Picker)
                @objc optional func load() throws -> [Int]
                @objc optional var rate: CGFloat { get }
                @objc optional var name: String? { get set }
            }
            typealias PlatformView = UIImageView
            extension PlatformView { @objc func preloads() -> Bool { true } }
            class AnimatedView: PlatformView { override func preloads() -> Bool { false } }
            class RingLayer: CALayer {
                @NSManaged var progress: CGFloat
                @NSManaged var color: String?
            }
            @MainActor @objc protocol Plain { func f() }
            class Picker: UIView {
                weak var delegate: (any PickerDelegate)?
                weak var anyDelegate: AnyObject?
                func go() throws {
                    anyDelegate?.pickerDidEnd?(self)
                    let height = delegate?.picker?(self, heightFor: 4) ?? 44
                    delegate?.pickerDidEnd?(self)
                    let list = try delegate?.load?()
                    print(height, list ?? [], delegate?.rate ?? 1, (delegate?.name ?? nil) ?? "")
                    guard let didEnd = delegate?.pickerDidEnd(_:), delegate?.picker != nil else { return }
                    didEnd(self)
                    if let load = delegate?.load { print(try load()) }
                    print(delegate?.picker!(self, heightFor: 1) as Any)
                }
            }
            class Base: UIViewController {
                @objc func inherited(_ sender: Any) {}
                private class Inner: NSObject { @objc func poke() {} }
                #if DEBUG
                @objc func debug() {}
                #endif
            }
            extension Base {
                @objc func below(_ x: Int) {}
            }
            @objc(Another) class Box<T>: UIViewController {
                @objc dynamic var z = 1
                @objc func inBox() { use(#selector(inBox)) }
            }
            class Waking: NSObject {
                private override init() { super.init() }
                override func awakeFromNib() { super.awakeFromNib() }
                override func setValue(_ value: Any?, forUndefinedKey key: String) {
                    if key.isEmpty { super.setValue(value, forUndefinedKey: key) }
                }
                override func observeValue(
                    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                    context: UnsafeMutableRawPointer?
                ) {
                    super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
                }
                @objc func result() -> Waking! { self }
                @objc func me() -> Self { self }
            }
            class Late: Waking {
                override func awakeFromNib() { super.awakeFromNib() }
            }
            final class Needy: NSObject {
                let count: Int
                init(count: Int) { self.count = count }
            }
            extension UIView {
                @objc func prepare() {}
                @discardableResult @objc open func add(_ views: [UIView], deep: Bool = false) -> UIView? { self }
                @objc var parts: [UIView] { subviews }
                func join(_ views: UIView...) -> Int { views.count }
                func join(_ views: [UIView]) -> Int { views.count }
            }
            extension UILabel {
                override func prepare() { super.prepare() }
                override open func add(_ views: [UIView], deep: Bool) -> UIView? { super.add(views, deep: deep) }
                override var parts: [UIView] { super.parts + [self] }
                override func join(_ views: UIView...) -> Int { super.join(self) + views.count }
            }
            class Special: UILabel {
                override func prepare() {
                    super.prepare()
                    add([])
                }
            }
            @objcMembers class Model: NSObject {
                var count = 1
                dynamic var seen = 2
                func go(to x: Int) -> Bool { true }
            }
            func numbers(_ info: [String: Any]) -> Double {
                guard let speed = (info["speed"] as AnyObject).doubleValue else { return 0 }
                let found = (info["found"] as AnyObject).floatValue
                let known: Int? = (info["known"] as AnyObject).integerValue
                let count: Int = (info["count"] as AnyObject).intValue
                if (info["on"] as AnyObject).boolValue, (info["off"] as AnyObject).boolValue != nil { return 1 }
                print(found!, known ?? count, (info["a"] as AnyObject).intValue!, (info["b"] as AnyObject).intValue ?? 2)
                return speed + ((info["c"] as AnyObject).doubleValue?.rounded() ?? 0)
            }
            """
        let controller = """
            import UIKit.UIViewController

            class C: Base, PickerDelegate, Plain {
                @IBOutlet weak var label: UIView!
                @IBOutlet private var views: [UIView]!
                @objc dynamic var a = 1
                @objc dynamic var b: String? { didSet { print(b ?? "") } }
                @objc dynamic var c = 0 { didSet(before) { print(before) } }
                @objc dynamic var d = 0 { willSet { print(newValue) } }
                @objc dynamic var e: Int { get { 1 } set { print(newValue) } }
                @objc dynamic lazy var g: [Int] = []
                let model = Model()
                @objc func tap(_ sender: UIView!) {}
                @objc func over() {}
                @objc func over(_ x: UIView) {}
                @objc func many(_ a: Int, _ b: [String: Any]?) -> Int { 1 }
                func f() {}
                var rate: CGFloat { 3 }
                @objc dynamic var name: String?
                func picker(_ p: Picker, heightFor row: Int) -> CGFloat { 2 }
                func load() throws -> [Int] { [1] }
                override func copy(_ sender: Any?) {}
                override func below(_ x: Int) { super.below(x) }
                func g1() {
                    use(#selector(tap), #selector(tap(_:)), #selector(C.tap), #selector(super.inherited(_:)))
                    use(#selector(over as () -> Void), #selector((over(_:) as (UIView) -> Void)))
                    use(#selector(C.over as (C) -> () -> Void), #selector(UIView.endEditing), #selector(model.go))
                    use(#selector(getter: a), #selector(setter: C.b), #selector(inherited), #selector(self.f))
                    print(#keyPath(a))
                }
            }
            extension C {
                override func viewDidLoad() { super.viewDidLoad() }
            }
            extension UINavigationController {
                override open func viewDidLoad() { super.viewDidLoad() }
                open override var shouldAutorotate: Bool { title == nil || super.shouldAutorotate }
            }
            class Stack: UINavigationController {
                override func viewDidLoad() { super.viewDidLoad() }
            }
            """
        let part = """
            import UIKit

            private func name(of x: Int) -> String { String(x) }
            extension Base {
                override var title: String? {
                    get { super.title ?? name(of: 1) }
                    set { super.title = newValue }
                }
            }
            extension Picker {
                private static let limit = 1
                @discardableResult override func endEditing(_ force: Bool) -> Bool { Self.limit == 1 }
                override func copy(_ sender: Any?) { super.copy(name(of: 2)) }
            }
            """

        let messages = try CopyCompiler().messages(
            for: [("Types.swift", types), ("Controller.swift", controller), ("Part.swift", part)], mode: mode)

        #expect(messages == [])
    }

    @Test func `a framework that Linux lacks is a warning at its import, and each use of it an error`() throws {
        let source = """
            import UIKit
            @preconcurrency import Combine

            let cancellables: [AnyCancellable] = []
            """

        let messages = try CopyCompiler().messages(for: [("Store.swift", source)], mode: "6")

        #expect(
            messages.map { $0.split(separator: ": ", maxSplits: 1)[0].split(separator: ":").prefix(2) }.map {
                $0.joined(separator: ":")
            } == ["/App/Store.swift:2", "/App/Store.swift:4"])
        #expect(messages.first?.contains("warning: 'Combine' is not there on Linux") == true)
        #expect(messages.last?.contains("error: cannot find type 'AnyCancellable'") == true)
    }

    @Test(arguments: ["5", "6"])
    func `the compiler's errors are at the lines of the originals`(mode: String) throws {
        let controller = """
            import UIKit
            class C: UIViewController {
                @IBOutlet var label: UIView!; let one: Int = "1"
                @objc func f() {
                    use(
                        #selector(
                            f
                        ))
                    let two: Int = "2"
                }
                @objc func g(_ x: Missing) {}
                func h() { use(#selector(unknown)) }
            }
            """
        let part = """
            import UIKit

            extension C {
                // A comment.
                override func viewDidLoad() {
                    let three: Int = "3"
                }
            }
            let four: Int = "4"
            """

        let messages = try CopyCompiler().messages(for: [("C.swift", controller), ("Part.swift", part)], mode: mode)
        let errors = messages.filter { $0.contains(": error: ") }.map { $0.split(separator: ": ")[0] }

        #expect(errors.contains("/App/C.swift:3:50"))
        #expect(errors.contains("/App/C.swift:9:24"))
        // A parameter's type is written a second time, in the registration on the class's line.
        #expect(errors.contains("/App/C.swift:11:23"))
        #expect(errors.contains { $0.hasPrefix("/App/C.swift:12:") })
        #expect(errors.contains("/App/Part.swift:6:26"))
        #expect(errors.contains("/App/Part.swift:9:17"))
        #expect(
            Set(errors.map { $0.split(separator: ":").prefix(2).joined(separator: ":") }).sorted() == [
                "/App/C.swift:11", "/App/C.swift:12", "/App/C.swift:2", "/App/C.swift:3", "/App/C.swift:9",
                "/App/Part.swift:6", "/App/Part.swift:9",
            ])
    }
}
