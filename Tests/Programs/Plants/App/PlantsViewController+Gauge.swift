import UIKit

extension PlantsViewController: WaterGaugeDelegate {
    override var greeting: String { "Plants" }

    override func summary(of plants: [Plant]) -> String {
        super.summary(of: plants) + ": " + plants.map(\.name).joined(separator: ", ")
    }

    func waterGaugeDidFill(_ gauge: WaterGauge) {
        print("full")
    }

    func waterGauge(_ gauge: WaterGauge, stepFrom level: Int) -> Int {
        level + 1
    }
}
