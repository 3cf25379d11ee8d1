// Empty: Swift Testing asks for a module of this name wherever one named CoreGraphics is visible.
