// Empty on purpose: Swift Testing asks for a module of this name wherever `UIKit` is imported beside it.
