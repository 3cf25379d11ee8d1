import UIKit

/// The cities of the user's choice, whose clocks go.
final class WorldClockViewController: UIViewController {
    private let cities: CityList
    private var rows: [CityRow] = []
    private let list = ListView(whenEmpty: "No World Clocks")
    private lazy var writer = TimeWriter()
    private lazy var ticker = WallTicker(every: 1) { [unowned self] in show($0) }
    private var date = SessionClock.now
    private var observers: [any NSObjectProtocol] = []
    private let home = SessionClock.calendar.timeZone

    init(_ cities: CityList) {
        self.cities = cities
        super.init(nibName: nil, bundle: nil)
        title = "World Clock"
        tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "globe"), tag: 0)
        rows = cities.cities.map { makeRow($0) }
    }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list)
        list.show(rows, animated: false)
        navigationItem.leftBarButtonItem = editButtonItem
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [unowned self] _ in chooseCity() })
        editButtonItem.isEnabled = !rows.isEmpty
        let (hiding, showing) = (
            UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification
        )
        observers = [hiding, showing].map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                [weak self] _ in
                MainActor.assumeIsolated { self?.setGoing(name == showing) }
            }
        }
    }

    isolated deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

    // MARK: Time

    /// Whether the clocks are looked at.
    private var isVisible = false

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isVisible = true
        ticker.start()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        isVisible = false
        ticker.stop()
    }

    private func setGoing(_ goes: Bool) {
        if !goes { ticker.stop() } else if isVisible { ticker.start() }
    }

    private func show(_ date: Date) {
        self.date = date
        for row in rows { row.show(date, home: home) }
    }

    // MARK: Cities

    private func makeRow(_ city: City) -> CityRow {
        let row = CityRow(city, writer: writer)
        row.onDelete = { [unowned self, unowned row] in change(to: rows.filter { $0 !== row }) }
        row.show(date, home: home)
        return row
    }

    private func change(to rows: [CityRow]) {
        self.rows = rows
        cities.cities = rows.map(\.city)
        list.show(rows, animated: true)
        editButtonItem.isEnabled = !rows.isEmpty
        if rows.isEmpty, isEditing { setEditing(false, animated: true) }
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        list.setEditing(editing, animated: animated)
    }

    private func chooseCity() {
        let cities = CitiesViewController { [unowned self] in add($0) }
        present(UINavigationController(rootViewController: cities), animated: true)
    }

    private func add(_ city: City) {
        guard !rows.contains(where: { $0.city == city }) else { return }
        change(to: rows + [makeRow(city)])
    }
}
