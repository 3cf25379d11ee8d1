import Foundation

/// The cities of the user's choice, in their order.
final class CityList {
    private let kept: Kept<[String]>

    /// Makes a list of the cities that were kept, else of some to begin with.
    init(_ first: [City], in defaults: UserDefaults) {
        kept = Kept("cities", in: defaults, first: first.map(\.name))
    }

    var cities: [City] {
        get { kept.value.compactMap(City.named) }
        set { kept.value = newValue.map(\.name) }
    }
}
