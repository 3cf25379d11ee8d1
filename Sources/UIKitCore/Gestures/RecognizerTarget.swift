/// The target and the action that a recognizer begins with, of whichever class it is.
struct RecognizerTarget {
    let target: Any?
    let action: Selector?
}
