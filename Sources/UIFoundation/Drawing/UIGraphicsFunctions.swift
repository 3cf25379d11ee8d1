// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation

/// The current context of the calling thread: set inside `draw(_:)` and image renderers, else nil.
public nonisolated func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContextStack.top }

/// Makes a context the calling thread's current one until `UIGraphicsPopContext()`.
public nonisolated func UIGraphicsPushContext(_ context: CGContext) { GraphicsContextStack.push(context) }

/// Ends the effect of the last `UIGraphicsPushContext(_:)` on the calling thread.
public nonisolated func UIGraphicsPopContext() { GraphicsContextStack.pop() }

/// Fills a rectangle of the current context in the fill colour, replacing its content.
public nonisolated func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle of the current context in the fill colour with a blend mode.
public nonisolated func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = GraphicsContextStack.top else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

/// Draws a frame of one point just inside a rectangle of the current context in the fill colour, replacing its content.
public nonisolated func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a frame of one point just inside a rectangle of the current context in the fill colour with a blend mode.
public nonisolated func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = GraphicsContextStack.top, !rect.isNull else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    // Outer and inner outline in one even-odd fill leave no corner painted twice.
    context.beginPath()
    context.addRect(rect)
    if rect.width > 2, rect.height > 2 { context.addRect(rect.insetBy(dx: 1, dy: 1)) }
    context.fillPath(using: .evenOdd)
    context.restoreGState()
}

/// Narrows the clip of the current context to a rectangle.
public nonisolated func UIRectClip(_ rect: CGRect) { GraphicsContextStack.top?.clip(to: rect) }
