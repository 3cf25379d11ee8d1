import DarwinCompatibility
import Foundation
import Testing

@Suite struct VersionTests {
    @Test func `Foundation is newer than in every iOS that sources ask about`() {
        let old = [
            NSFoundationVersionNumber_iOS_6_0, NSFoundationVersionNumber_iOS_6_1, NSFoundationVersionNumber_iOS_7_0,
            NSFoundationVersionNumber_iOS_7_1, NSFoundationVersionNumber_iOS_8_0, NSFoundationVersionNumber_iOS_8_1,
            NSFoundationVersionNumber_iOS_8_2, NSFoundationVersionNumber_iOS_8_3, NSFoundationVersionNumber_iOS_8_4,
            NSFoundationVersionNumber_iOS_8_x_Max, NSFoundationVersionNumber_iOS_9_0,
            NSFoundationVersionNumber_iOS_9_1, NSFoundationVersionNumber_iOS_9_2, NSFoundationVersionNumber_iOS_9_3,
            NSFoundationVersionNumber_iOS_9_4, NSFoundationVersionNumber_iOS_9_x_Max,
        ]

        #expect(old == old.sorted())
        #expect(floor(NSFoundationVersionNumber) > NSFoundationVersionNumber_iOS_9_x_Max)
    }

    @Test func `a bundle's version is found by the key's name`() {
        let list = ["CFBundleVersion": "7"]

        #expect(list[kCFBundleVersionKey as String] == "7")
    }

    @Test func `truths are numbers as objects`() {
        #expect(kCFBooleanTrue.boolValue)
        #expect(!kCFBooleanFalse.boolValue)
    }
}
