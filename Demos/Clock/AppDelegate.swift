import UIKit

/// Sets up the four clocks as tabs, and what goes on while none of them is looked at: alarms and the timer.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let alarms = AlarmBook(Alarm.samples)
    private let timer = KitchenTimer()
    private lazy var announcer = Announcer { [unowned self] in window }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let tabs = UITabBarController()
        tabs.viewControllers = [
            withLargeTitle(WorldClockViewController(City.samples)), withLargeTitle(AlarmsViewController(alarms)),
            StopwatchViewController(), TimerViewController(timer),
        ]
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.tintColor = .systemOrange
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        self.window = window

        alarms.onDue = { [unowned self] in announce($0) }
        alarms.start()
        timer.onEnd = { [unowned self] in announceEnd() }
        return true
    }

    private func withLargeTitle(_ page: UIViewController) -> UIViewController {
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = true
        navigation.tabBarItem = page.tabBarItem
        return navigation
    }

    // MARK: What comes due

    private func announce(_ alarm: Alarm) {
        let time = TimeWriter().text(hour: alarm.hour, minute: alarm.minute)
        let alert = UIAlertController(title: alarm.label, message: time, preferredStyle: .alert)
        let stop = UIAlertAction(title: "Stop", style: .cancel) { [unowned self] _ in announcer.wasAnswered() }
        if alarm.canSnooze {
            let snooze = UIAlertAction(title: "Snooze", style: .default) { [unowned self] _ in
                alarms.snooze(alarm.id)
                announcer.wasAnswered()
            }
            alert.addAction(snooze)
        }
        alert.addAction(stop)
        announcer.announce(alert)
    }

    private func announceEnd() {
        let alert = UIAlertController(title: "Timer", message: "The time is up.", preferredStyle: .alert)
        let again = UIAlertAction(title: "Repeat", style: .default) { [unowned self] _ in
            timer.start()
            announcer.wasAnswered()
        }
        let stop = UIAlertAction(title: "Stop", style: .cancel) { [unowned self] _ in announcer.wasAnswered() }
        alert.addAction(again)
        alert.addAction(stop)
        announcer.announce(alert)
    }
}
