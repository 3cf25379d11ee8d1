/// Counts living controllers and notes callbacks that come out of order.
final class AppearanceBook {
    var living = 0
    var complaints: [String] = []
}
