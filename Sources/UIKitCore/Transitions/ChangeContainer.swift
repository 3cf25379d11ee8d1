/// A controller whose changes a runner carries out, and whose bars others leave alone meanwhile: a stack.
///
/// Others ask its runner whether it is in the middle of a change, and nothing behind that.
protocol ChangeContainer: UIViewController {
    var runner: ChangeRunner { get }
}
