/// The permission to make an instance of a class that is known only at run time, such as a delegate's or a layer's.
///
/// Unlike iOS: there is no Objective-C runtime to call `init` through, so classes that the framework makes by their
/// type have a required initializer, and only the framework can call it.
public nonisolated struct ConstructionKey: Sendable {
    package init() {}
}
