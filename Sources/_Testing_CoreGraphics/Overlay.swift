// Empty on purpose: Swift Testing asks for a module of this name wherever `CoreGraphics` is imported beside it.
