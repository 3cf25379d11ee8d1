import UIKit

/// The cities of the user's choice, with running clocks.
final class WorldClockViewController: UITableViewController {
    private let cities: CityList
    private lazy var writer = TimeWriter()
    private lazy var ticker = WallTicker(every: 1) { [unowned self] in show($0) }
    private var date = Date()
    private var observers: [any NSObjectProtocol] = []
    private let home = SessionClock.calendar.timeZone

    init(_ cities: CityList) {
        self.cities = cities
        super.init(style: .plain)
        title = "World Clock"
        tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "globe"), tag: 0)
    }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(CityCell.self, forCellReuseIdentifier: CityCell.identifier)
        tableView.allowsSelection = false
        navigationItem.leftBarButtonItem = editButtonItem
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [unowned self] _ in chooseCity() })
        citiesDidChange()
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
        for cell in tableView.visibleCells {
            guard let path = tableView.indexPath(for: cell) else { continue }
            fill(cell, path)
        }
    }

    // MARK: Cities

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cities.cities.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: CityCell.identifier, for: indexPath)
        fill(cell, indexPath)
        return cell
    }

    private func fill(_ cell: UITableViewCell, _ path: IndexPath) {
        (cell as? CityCell)?.show(cities.cities[path.row], at: date, home: home, writer: writer)
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        cities.cities.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
        citiesDidChange()
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let city = cities.cities.remove(at: sourceIndexPath.row)
        cities.cities.insert(city, at: destinationIndexPath.row)
    }

    private func citiesDidChange() {
        let isEmpty = cities.cities.isEmpty
        tableView.showNotice(isEmpty ? "No World Clocks" : nil)
        editButtonItem.isEnabled = !isEmpty
        if isEmpty, isEditing { setEditing(false, animated: true) }
    }

    private func chooseCity() {
        let cities = CitiesViewController { [unowned self] in add($0) }
        present(UINavigationController(rootViewController: cities), animated: true)
    }

    private func add(_ city: City) {
        guard !cities.cities.contains(city) else { return }
        cities.cities.append(city)
        tableView.insertRows(at: [IndexPath(row: cities.cities.count - 1, section: 0)], with: .automatic)
        citiesDidChange()
    }
}
