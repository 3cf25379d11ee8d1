import UIKit

/// Sets up the four clocks as tabs, and the models that run behind all of them: alarms and the timer.
///
/// All of it is restored after a relaunch, and so is the open tab.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private lazy var cities = CityList(City.samples, in: SessionStorage.defaults)
    private lazy var alarms = AlarmBook(Alarm.samples, in: SessionStorage.defaults)
    private lazy var stopwatch = LapTimer(in: SessionStorage.defaults)
    private lazy var timer = KitchenTimer(in: SessionStorage.defaults)
    private lazy var announcer = Announcer { [unowned self] in window }

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let tabs = UITabBarController()
        tabs.restorationIdentifier = "tabs"
        tabs.viewControllers = [
            withLargeTitle(WorldClockViewController(cities)), withLargeTitle(AlarmsViewController(alarms)),
            StopwatchViewController(stopwatch), TimerViewController(timer),
        ]
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.tintColor = .systemOrange
        window.rootViewController = tabs
        self.window = window
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window?.makeKeyAndVisible()
        alarms.onDue = { [unowned self] in announce($0) }
        alarms.start()
        timer.onEnd = { [unowned self] in announceEnd() }
        timer.takeUp()
        return true
    }

    private func withLargeTitle(_ page: UIViewController) -> UIViewController {
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = true
        navigation.tabBarItem = page.tabBarItem
        return navigation
    }

    // MARK: Restoration

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }

    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }

    // MARK: Alarms and timer

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
