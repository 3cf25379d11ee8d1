import UIKit

class PlantsViewController: BaseViewController {
    let plants = [Plant(name: "Fern"), Plant(name: "Cactus")]
    @IBOutlet private weak var status: UILabel!
    @IBOutlet var labels: [UILabel]!
    private let gauge = WaterGauge(frame: CGRect(x: 20, y: 100, width: 100, height: 60))
    private lazy var waterItem = UIBarButtonItem(
        title: "Water", style: .plain, target: self, action: #selector(waterAll))

    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel(frame: CGRect(x: 20, y: 400, width: 300, height: 30))
        view.addSubview(label)
        status = label
        labels = [label]
        navigationItem.rightBarButtonItem = waterItem
        gauge.delegate = self
        gauge.addTarget(self, action: #selector(gaugeChanged(_:event:)), for: .valueChanged)
        view.addSubview(gauge)
        addButton("Refresh", row: 0, target: self, action: #selector(refresh))
        addButton("Fern", row: 1, target: plants[0], action: #selector(Plant.forget))
        addButton("Help", row: 2, target: nil, action: Selector(("help:")))
        addButton("Names", row: 3, target: self, action: #selector(self.printNames))
        NotificationCenter.default.addObserver(
            self,
            selector: #selector(
                plantChanged(_:)
            ),
            name: .plantChanged, object: nil)
        print(greeting, summary(of: plants), #keyPath(labels.text))
    }

    private func addButton(_ title: String, row: Int, target: Any?, action: Selector) {
        let button = UIButton(frame: CGRect(x: 200, y: 100 + 60 * row, width: 150, height: 44))
        button.setTitle(title, for: .normal)
        button.addTarget(target, action: action, for: .touchUpInside)
        view.addSubview(button)
    }

    override func refresh() {
        super.refresh()
        print("plants refresh at line", #line)
    }

    @objc private func waterAll() {
        for plant in plants { plant.perform(#selector(Plant.drink(_:)), with: NSNumber(value: 2)) }
    }

    @objc func gaugeChanged(_ gauge: WaterGauge, event: UIEvent?) {
        print("gauge", gauge.level)
    }

    @objc private func plantChanged(_ notification: Notification) {
        guard let plant = notification.object as? Plant else { return }
        print(plant.name, plant.water, plant.isThirsty)
        status.text = plant.name
    }

    @objc private func printNames() {
        print(#selector(Plant.forget), #selector(gaugeChanged(_:event:)), #selector(getter: Plant.isThirsty))
        print(
            responds(to: #selector(waterAll)), responds(to: Selector(("fly:"))),
            plants[0].responds(to: Selector(("secret"))))
        print(
            canPerformAction(#selector(copy(_:)), withSender: nil),
            canPerformAction(#selector(cut(_:)), withSender: nil))
        print(NSClassFromString("\(String(reflecting: Self.self).split(separator: ".")[0]).Plant") == Plant.self)
        print((#file as NSString).lastPathComponent, plants[0].water)
        #if os(iOS)
        print("on a phone")
        #else
        print("elsewhere")
        #endif
    }

    override func copy(_ sender: Any?) {}
}
