import Foundation
import Testing

@Suite struct SDKMemberTests {
    @Test func `at least 95 of 100 members of Apple's types are there`() {
        let members = SDKMembers()

        if ProcessInfo.processInfo.environment["ANOLE_PRINT_MEMBERS"] != nil {
            print(members.missing.map { "missing: \($0)" }.joined(separator: "\n"))
            print(
                "members: \(SDKMembers.present + members.listed.count - members.missing.count) of",
                "\(SDKMembers.present + members.listed.count), \((members.share * 1000).rounded() / 10) %")
        }

        #expect(members.listed.count >= 380)
        #expect(members.share >= 0.95)
    }
}
