/// A control that looks the same when it is highlighted, so that a light has to be on it.
protocol LitBySpring: UIControl {}
