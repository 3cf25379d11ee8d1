import Foundation
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct UserActivityTests {
    private final class Reader: UIViewController {
        var page = 0
        var restored = 0
        override func updateUserActivityState(_ activity: NSUserActivity) {
            super.updateUserActivityState(activity)
            activity.addUserInfoEntries(from: ["page": page])
        }
        override func restoreUserActivityState(_ activity: NSUserActivity) {
            super.restoreUserActivityState(activity)
            restored = activity.userInfo?["page"] as? Int ?? -1
        }
    }

    private final class Listener: NSUserActivityDelegate {
        var count = 0
        func userActivityWillSave(_ userActivity: NSUserActivity) { count += 1 }
    }

    @Test func `a responder is asked for the state once at the end of the turn in which it is due`() {
        let tester = ViewTester()
        let (reader, listener) = (Reader(), Listener())
        tester.show(reader)
        let activity = NSUserActivity(activityType: "org.example.reading")
        activity.delegate = listener
        reader.userActivity = activity
        activity.userInfo = ["book": "Emma"]

        reader.page = 7
        activity.needsSave = true
        activity.becomeCurrent()
        let early = activity.userInfo?["page"] as? Int
        tester.pump()

        #expect(early == nil)
        #expect(activity.userInfo?["page"] as? Int == 7)
        #expect(activity.userInfo?["book"] as? String == "Emma")
        #expect(listener.count == 1)
        #expect(!activity.needsSave)
        #expect(activity.activityType == "org.example.reading")
    }

    @Test func `a responder that has another activity, or none, is not asked`() {
        let tester = ViewTester()
        let (first, second) = (Reader(), Reader())
        tester.show(first)
        let activity = NSUserActivity(activityType: "org.example.reading")
        (first.userActivity, second.userActivity) = (activity, activity)
        (first.page, second.page) = (1, 2)

        second.userActivity = nil
        activity.needsSave = true
        tester.pump()

        #expect(activity.userInfo?["page"] as? Int == 1)
    }

    @Test func `an invalidated activity asks no responder`() {
        let tester = ViewTester()
        let reader = Reader()
        tester.show(reader)
        let activity = NSUserActivity(activityType: "org.example.reading")
        reader.userActivity = activity

        activity.needsSave = true
        activity.invalidate()
        activity.becomeCurrent()
        tester.pump()

        #expect(activity.userInfo == nil)
    }

    @Test func `a responder restores the activity that it is given`() {
        let activity = NSUserActivity(activityType: "org.example.reading")
        activity.userInfo = ["page": 9]
        let reader = Reader()

        (reader as any UIUserActivityRestoring).restoreUserActivityState(activity)

        #expect(reader.restored == 9)
    }
}
