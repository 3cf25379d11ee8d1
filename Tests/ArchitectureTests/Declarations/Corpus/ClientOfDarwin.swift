import Foundation
import UIKit

/// Names of Darwin and Foundation as sources for iOS use them, with both modules imported.
final class ClientOfDarwin {
    private var plainLock = os_unfair_lock()
    private let heldLock = os_unfair_lock_t.allocate(capacity: 1)
    private let state = OSAllocatedUnfairLock(initialState: [String: Int]())
    private let listeners = NSHashTable<AnyObject>.weakObjects()
    private let records = NSMapTable<NSString, NSObject>.strongToWeakObjects()
    private let began: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
    private let length: CFTimeInterval = 3
    private var count: NSInteger = 0

    init() { heldLock.initialize(to: os_unfair_lock()) }

    deinit { heldLock.deallocate() }

    func measure() -> Double {
        let first = mach_absolute_time()
        var info = mach_timebase_info_data_t()
        guard mach_timebase_info(&info) == KERN_SUCCESS else { return 0 }
        let ticks = mach_absolute_time() - first
        return Double(ticks) * Double(info.numer) / Double(info.denom) / Double(NSEC_PER_SEC)
            + (CFAbsoluteTimeGetCurrent() - began) + length + kCFAbsoluteTimeIntervalSince1970
    }

    func lock() throws -> Int {
        os_unfair_lock_lock(&plainLock)
        defer { os_unfair_lock_unlock(&plainLock) }
        os_unfair_lock_lock(heldLock)
        os_unfair_lock_unlock(heldLock)
        objc_sync_enter(self)
        defer { objc_sync_exit(self) }
        let text = try autoreleasepool { try String(contentsOfFile: "/dev/null", encoding: .utf8) }
        autoreleasepool { count += text.count }
        return state.withLock { dictionary in
            dictionary["a"] = 1
            return dictionary.count
        }
    }

    func choose() -> Int {
        if floor(NSFoundationVersionNumber) <= NSFoundationVersionNumber_iOS_9_x_Max { return 0 }
        var bytes = [UInt8](repeating: 0, count: 4)
        arc4random_buf(&bytes, bytes.count)
        return Int(arc4random_uniform(6)) + Int(arc4random() % 2) + Int(bytes[0])
    }

    func version() -> String? {
        let list = Bundle.main.infoDictionary
        return (list?[kCFBundleVersionKey as String] as? String)
            ?? (Bundle.main.object(forInfoDictionaryKey: kCFBundleNameKey as String) as? String)
    }

    func filter(_ names: NSMutableArray, from date: Date, to end: NSDate) -> [Any] {
        let predicate = NSPredicate(format: "date >= %@ AND date <= %@ AND %K != nil", date as CVarArg, end, "name")
        let either = NSCompoundPredicate(orPredicateWithSubpredicates: [predicate, NSPredicate(value: false)])
        names.filter(using: NSPredicate(format: "SELF MATCHES %@", "a.*"))
        return names.filtered(using: either.withSubstitutionVariables(["x": 1]))
    }

    func folder() -> URL? {
        let group = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.org.example")
        return FileManager.default.ubiquityIdentityToken == nil ? group : nil
    }

    func encoding(of name: String) -> String.Encoding {
        String.Encoding(
            rawValue: CFStringConvertEncodingToNSStringEncoding(
                CFStringConvertIANACharSetNameToEncoding(name as CFString)))
    }

    func tell() {
        for case let listener as ClientOfDarwin in listeners.allObjects { listener.count += 1 }
        records.setObject(NSObject(), forKey: "a")
        let frame = NSStringFromCGRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        NSLog("%@", frame)
        let status: OSStatus = noErr
        if status == noErr, !ProcessInfo.processInfo.isiOSAppOnMac { count = Int(NSUInteger(3)) }
    }

    func exchange() -> Bool {
        guard let own = class_getInstanceMethod(ClientOfDarwin.self, Selector("lock")),
            let other = class_getClassMethod(object_getClass(self), Selector("other"))
        else { return class_getSuperclass(ClientOfDarwin.self) == nil }
        method_exchangeImplementations(own, other)
        method_setImplementation(own, method_getImplementation(other))
        return class_addMethod(
            ClientOfDarwin.self, method_getName(own), method_getImplementation(other), method_getTypeEncoding(other))
    }

    func numbers() -> Float {
        HUGE - MAXFLOAT + (UILayoutPriority.required - .defaultHigh) + (UILayoutPriority.required - 1).rawValue
    }

    func path() -> Int { NSIndexPath(forRow: 1, inSection: 0).row + NSIndexPath(forItem: 1, inSection: 0).item }

    func length(until end: Date) -> [String?] {
        let formatter: DateComponentsFormatter = DateComponentsFormatter()
        formatter.unitsStyle = .abbreviated
        formatter.allowedUnits = [.hour, .minute, .second]
        formatter.zeroFormattingBehavior = [.dropLeading, .pad]
        formatter.maximumUnitCount = 2
        formatter.calendar?.locale = Locale(identifier: "en_US")
        return [
            formatter.string(from: 60), formatter.string(from: Date(), to: end),
            formatter.string(for: DateComponents()),
            DateComponentsFormatter.localizedString(from: DateComponents(hour: 1), unitsStyle: .spellOut),
        ]
    }

    func distance() -> String {
        let formatter = RelativeDateTimeFormatter()
        formatter.unitsStyle = .short
        formatter.dateTimeStyle = .named
        formatter.formattingContext = .standalone
        formatter.locale = Locale(identifier: "en_US")
        formatter.calendar = .current
        return formatter.localizedString(for: Date(), relativeTo: Date())
            + formatter.localizedString(fromTimeInterval: -60)
            + formatter.localizedString(from: DateComponents(day: 1)) + (formatter.string(for: Date()) ?? "")
    }

    func later() -> UIViewPropertyAnimator { UIViewPropertyAnimator() }
}

/// A formatter of an app's own.
class ClientLengthFormatter: DateComponentsFormatter, @unchecked Sendable {
    override func string(from components: DateComponents) -> String? { super.string(from: components) }
    override func string(from startDate: Date, to endDate: Date) -> String? {
        super.string(from: startDate, to: endDate)
    }
    override func string(from ti: TimeInterval) -> String? { super.string(from: ti) }
    override class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        super.localizedString(from: components, unitsStyle: unitsStyle)
    }
    override func string(for obj: Any?) -> String? { super.string(for: obj) }
    override var unitsStyle: UnitsStyle { didSet {} }
    override var allowedUnits: NSCalendar.Unit { didSet {} }
    override var zeroFormattingBehavior: ZeroFormattingBehavior { didSet {} }
    override var calendar: Calendar? { didSet {} }
    override var referenceDate: Date? { didSet {} }
    override var maximumUnitCount: Int { didSet {} }
    override var collapsesLargestUnit: Bool { didSet {} }
    override var includesApproximationPhrase: Bool { didSet {} }
    override var includesTimeRemainingPhrase: Bool { didSet {} }
    override var formattingContext: Formatter.Context { didSet {} }
}
