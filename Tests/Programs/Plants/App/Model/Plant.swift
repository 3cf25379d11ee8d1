import Foundation

extension Notification.Name {
    static let plantChanged = Notification.Name("PlantChanged")
}

@objcMembers class Plant: NSObject {
    let name: String
    var water = 0
    private(set) var isThirsty = true

    init(name: String) {
        self.name = name
    }

    func drink(_ amount: NSNumber) {
        water += amount.intValue
        isThirsty = water < 3
        NotificationCenter.default.post(name: .plantChanged, object: self)
    }

    @objc(dryOut) func forget() {
        water = 0
        isThirsty = true
    }

    @nonobjc func secret() {}
}
