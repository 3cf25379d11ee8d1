/// The value that a header or footer begins with, of whichever class it is.
struct HeaderStart {
    let identifier: String?
}
