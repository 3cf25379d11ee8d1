import UIKit

/// A view that follows all that happens to it.
class ClientView: UIView {
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override init(frame: CGRect) { super.init(frame: frame) }

    override class var areAnimationsEnabled: Bool { super.areAnimationsEnabled }
    override class var inheritedAnimationDuration: TimeInterval { super.inheritedAnimationDuration }
    override class var layerClass: AnyClass { super.layerClass }

    override var alpha: CGFloat {
        get { super.alpha }
        set { super.alpha = newValue }
    }
    override var anchorPoint: CGPoint {
        get { super.anchorPoint }
        set { super.anchorPoint = newValue }
    }
    override var appliedContentSizeCategoryLimitsDescription: String {
        super.appliedContentSizeCategoryLimitsDescription
    }
    override var autoresizesSubviews: Bool {
        get { super.autoresizesSubviews }
        set { super.autoresizesSubviews = newValue }
    }
    override var autoresizingMask: UIView.AutoresizingMask {
        get { super.autoresizingMask }
        set { super.autoresizingMask = newValue }
    }
    override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set { super.backgroundColor = newValue }
    }
    override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = newValue }
    }
    override var canBecomeFocused: Bool { super.canBecomeFocused }
    override var center: CGPoint {
        get { super.center }
        set { super.center = newValue }
    }
    override var clearsContextBeforeDrawing: Bool {
        get { super.clearsContextBeforeDrawing }
        set { super.clearsContextBeforeDrawing = newValue }
    }
    override var clipsToBounds: Bool {
        get { super.clipsToBounds }
        set { super.clipsToBounds = newValue }
    }
    override var contentMode: UIView.ContentMode {
        get { super.contentMode }
        set { super.contentMode = newValue }
    }
    override var contentScaleFactor: CGFloat {
        get { super.contentScaleFactor }
        set { super.contentScaleFactor = newValue }
    }
    override var contentStretch: CGRect {
        get { super.contentStretch }
        set { super.contentStretch = newValue }
    }
    override var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { super.directionalLayoutMargins }
        set { super.directionalLayoutMargins = newValue }
    }
    override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        super.effectiveUserInterfaceLayoutDirection
    }
    override var focusEffect: UIFocusEffect? {
        get { super.focusEffect }
        set { super.focusEffect = newValue }
    }
    override var focusGroupIdentifier: String? {
        get { super.focusGroupIdentifier }
        set { super.focusGroupIdentifier = newValue }
    }
    override var focusGroupPriority: UIFocusGroupPriority {
        get { super.focusGroupPriority }
        set { super.focusGroupPriority = newValue }
    }
    override var frame: CGRect {
        get { super.frame }
        set { super.frame = newValue }
    }
    override var gestureRecognizers: [UIGestureRecognizer]? {
        get { super.gestureRecognizers }
        set { super.gestureRecognizers = newValue }
    }
    override var insetsLayoutMarginsFromSafeArea: Bool {
        get { super.insetsLayoutMarginsFromSafeArea }
        set { super.insetsLayoutMarginsFromSafeArea = newValue }
    }
    override var interactions: [any UIInteraction] {
        get { super.interactions }
        set { super.interactions = newValue }
    }
    override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
    override var isExclusiveTouch: Bool {
        get { super.isExclusiveTouch }
        set { super.isExclusiveTouch = newValue }
    }
    override var isFocused: Bool { super.isFocused }
    override var isHidden: Bool {
        get { super.isHidden }
        set { super.isHidden = newValue }
    }
    override var isMultipleTouchEnabled: Bool {
        get { super.isMultipleTouchEnabled }
        set { super.isMultipleTouchEnabled = newValue }
    }
    override var isOpaque: Bool {
        get { super.isOpaque }
        set { super.isOpaque = newValue }
    }
    override var isTransparentFocusItem: Bool { super.isTransparentFocusItem }
    override var isUserInteractionEnabled: Bool {
        get { super.isUserInteractionEnabled }
        set { super.isUserInteractionEnabled = newValue }
    }
    override var layer: CALayer { super.layer }
    override var layoutGuides: [UILayoutGuide] { super.layoutGuides }
    override var layoutMargins: UIEdgeInsets {
        get { super.layoutMargins }
        set { super.layoutMargins = newValue }
    }
    override var layoutMarginsGuide: UILayoutGuide { super.layoutMarginsGuide }
    override var mask: UIView? {
        get { super.mask }
        set { super.mask = newValue }
    }
    override var maskView: UIView? {
        get { super.maskView }
        set { super.maskView = newValue }
    }
    override var maximumContentSizeCategory: UIContentSizeCategory? {
        get { super.maximumContentSizeCategory }
        set { super.maximumContentSizeCategory = newValue }
    }
    override var minimumContentSizeCategory: UIContentSizeCategory? {
        get { super.minimumContentSizeCategory }
        set { super.minimumContentSizeCategory = newValue }
    }
    override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { super.overrideUserInterfaceStyle }
        set { super.overrideUserInterfaceStyle = newValue }
    }
    override var parentFocusEnvironment: (any UIFocusEnvironment)? { super.parentFocusEnvironment }
    override var preferredFocusEnvironments: [any UIFocusEnvironment] { super.preferredFocusEnvironments }
    override var preferredFocusedView: UIView? { super.preferredFocusedView }
    override var preservesSuperviewLayoutMargins: Bool {
        get { super.preservesSuperviewLayoutMargins }
        set { super.preservesSuperviewLayoutMargins = newValue }
    }
    override var readableContentGuide: UILayoutGuide { super.readableContentGuide }
    override var restorationIdentifier: String? {
        get { super.restorationIdentifier }
        set { super.restorationIdentifier = newValue }
    }
    override var safeAreaInsets: UIEdgeInsets { super.safeAreaInsets }
    override var semanticContentAttribute: UISemanticContentAttribute {
        get { super.semanticContentAttribute }
        set { super.semanticContentAttribute = newValue }
    }
    override var subviews: [UIView] { super.subviews }
    override var superview: UIView? { super.superview }
    override var tag: Int {
        get { super.tag }
        set { super.tag = newValue }
    }
    override var tintAdjustmentMode: UIView.TintAdjustmentMode {
        get { super.tintAdjustmentMode }
        set { super.tintAdjustmentMode = newValue }
    }
    override var tintColor: UIColor! {
        get { super.tintColor }
        set { super.tintColor = newValue }
    }
    override var traitCollection: UITraitCollection { super.traitCollection }
    override var transform: CGAffineTransform {
        get { super.transform }
        set { super.transform = newValue }
    }
    override var transform3D: CATransform3D {
        get { super.transform3D }
        set { super.transform3D = newValue }
    }
    override var window: UIWindow? { super.window }

    override class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        super.addKeyframe(
            withRelativeStartTime: frameStartTime, relativeDuration: frameDuration, animations: animations)
    }
    override class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        super.animate(withDuration: duration, animations: animations)
    }
    override class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)?
    ) { super.animate(withDuration: duration, animations: animations, completion: completion) }
    override class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
        animations: @escaping () -> Void, completion: ((Bool) -> Void)?
    ) {
        super.animate(
            withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
    }
    override class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)?
    ) {
        super.animate(
            withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio, initialSpringVelocity: velocity,
            options: options, animations: animations, completion: completion)
    }
    override class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions,
        animations: @escaping () -> Void, completion: ((Bool) -> Void)?
    ) {
        super.animateKeyframes(
            withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
    }
    override class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        super.beginAnimations(animationID, context: context)
    }
    override class func commitAnimations() { super.commitAnimations() }
    override class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        super.modifyAnimations(withRepeatCount: count, autoreverses: autoreverses, animations: animations)
    }
    override class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        super.performWithoutAnimation(actionsWithoutAnimation)
    }
    override class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        super.setAnimationBeginsFromCurrentState(fromCurrentState)
    }
    override class func setAnimationCurve(_ curve: UIView.AnimationCurve) { super.setAnimationCurve(curve) }
    override class func setAnimationDelay(_ delay: TimeInterval) { super.setAnimationDelay(delay) }
    override class func setAnimationDuration(_ duration: TimeInterval) { super.setAnimationDuration(duration) }
    override class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        super.setAnimationRepeatAutoreverses(repeatAutoreverses)
    }
    override class func setAnimationRepeatCount(_ repeatCount: Float) { super.setAnimationRepeatCount(repeatCount) }
    override class func setAnimationsEnabled(_ enabled: Bool) { super.setAnimationsEnabled(enabled) }
    override class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions,
        completion: ((Bool) -> Void)?
    ) { super.transition(from: fromView, to: toView, duration: duration, options: options, completion: completion) }
    override class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions, animations: (() -> Void)?,
        completion: ((Bool) -> Void)?
    ) {
        super.transition(
            with: view, duration: duration, options: options, animations: animations, completion: completion)
    }
    override class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
        -> UIUserInterfaceLayoutDirection
    { super.userInterfaceLayoutDirection(for: attribute) }
    override class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        super.userInterfaceLayoutDirection(for: attribute, relativeTo: layoutDirection)
    }

    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        super.action(for: layer, forKey: event)
    }
    override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        super.addGestureRecognizer(gestureRecognizer)
    }
    override func addInteraction(_ interaction: any UIInteraction) { super.addInteraction(interaction) }
    override var motionEffects: [UIMotionEffect] {
        get { super.motionEffects }
        set { super.motionEffects = newValue }
    }
    override func addMotionEffect(_ effect: UIMotionEffect) { super.addMotionEffect(effect) }
    override func removeMotionEffect(_ effect: UIMotionEffect) { super.removeMotionEffect(effect) }
    override func addLayoutGuide(_ layoutGuide: UILayoutGuide) { super.addLayoutGuide(layoutGuide) }
    override func addSubview(_ view: UIView) { super.addSubview(view) }
    override func bringSubviewToFront(_ view: UIView) { super.bringSubviewToFront(view) }
    override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { super.convert(point, from: view) }
    override func convert(_ rect: CGRect, from view: UIView?) -> CGRect { super.convert(rect, from: view) }
    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { super.convert(point, to: view) }
    override func convert(_ rect: CGRect, to view: UIView?) -> CGRect { super.convert(rect, to: view) }
    override func decodeRestorableState(with coder: NSCoder) { super.decodeRestorableState(with: coder) }
    override func didAddSubview(_ subview: UIView) { super.didAddSubview(subview) }
    override func didMoveToSuperview() { super.didMoveToSuperview() }
    override func didMoveToWindow() { super.didMoveToWindow() }
    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        super.didUpdateFocus(in: context, with: coordinator)
    }
    override func display(_ layer: CALayer) { super.display(layer) }
    override func draw(_ rect: CGRect) { super.draw(rect) }
    override func draw(_ layer: CALayer, in ctx: CGContext) { super.draw(layer, in: ctx) }
    override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        super.drawHierarchy(in: rect, afterScreenUpdates: afterUpdates)
    }
    override func encodeRestorableState(with coder: NSCoder) { super.encodeRestorableState(with: coder) }
    override func endEditing(_ force: Bool) -> Bool { super.endEditing(force) }
    override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        super.exchangeSubview(at: index1, withSubviewAt: index2)
    }
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
    override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        super.insertSubview(view, aboveSubview: siblingSubview)
    }
    override func insertSubview(_ view: UIView, at index: Int) { super.insertSubview(view, at: index) }
    override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        super.insertSubview(view, belowSubview: siblingSubview)
    }
    override func invalidateIntrinsicContentSize() { super.invalidateIntrinsicContentSize() }
    override func isDescendant(of view: UIView) -> Bool { super.isDescendant(of: view) }
    override func layoutIfNeeded() { super.layoutIfNeeded() }
    override func layoutMarginsDidChange() { super.layoutMarginsDidChange() }
    override func layoutSublayers(of layer: CALayer) { super.layoutSublayers(of: layer) }
    override func layoutSubviews() { super.layoutSubviews() }
    override func needsUpdateConstraints() -> Bool { super.needsUpdateConstraints() }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { super.point(inside: point, with: event) }
    override func removeFromSuperview() { super.removeFromSuperview() }
    override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        super.removeGestureRecognizer(gestureRecognizer)
    }
    override func removeInteraction(_ interaction: any UIInteraction) { super.removeInteraction(interaction) }
    override func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { super.removeLayoutGuide(layoutGuide) }
    override func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? { super.resizableSnapshotView(from: rect, afterScreenUpdates: afterUpdates, withCapInsets: capInsets) }
    override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
    override func sendSubviewToBack(_ view: UIView) { super.sendSubviewToBack(view) }
    override func setNeedsDisplay() { super.setNeedsDisplay() }
    override func setNeedsDisplay(_ rect: CGRect) { super.setNeedsDisplay(rect) }
    override func setNeedsFocusUpdate() { super.setNeedsFocusUpdate() }
    override func setNeedsLayout() { super.setNeedsLayout() }
    override func setNeedsUpdateConstraints() { super.setNeedsUpdateConstraints() }
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { super.shouldUpdateFocus(in: context) }
    override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
    override func sizeToFit() { super.sizeToFit() }
    override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        super.snapshotView(afterScreenUpdates: afterUpdates)
    }
    override func tintColorDidChange() { super.tintColorDidChange() }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
    }
    override func updateConstraints() { super.updateConstraints() }
    override func updateConstraintsIfNeeded() { super.updateConstraintsIfNeeded() }
    override func updateFocusIfNeeded() { super.updateFocusIfNeeded() }
    override func viewWithTag(_ tag: Int) -> UIView? { super.viewWithTag(tag) }
    override func willMove(toSuperview newSuperview: UIView?) { super.willMove(toSuperview: newSuperview) }
    override func willMove(toWindow newWindow: UIWindow?) { super.willMove(toWindow: newWindow) }
    override func willRemoveSubview(_ subview: UIView) { super.willRemoveSubview(subview) }
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allViewAutoresizingMask: [UIView.AutoresizingMask] {
        [
            .flexibleBottomMargin, .flexibleHeight, .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin,
            .flexibleWidth,
        ]
    }
    static var allViewContentMode: [UIView.ContentMode] {
        [
            .bottom, .bottomLeft, .bottomRight, .center, .left, .redraw, .right, .scaleAspectFill, .scaleAspectFit,
            .scaleToFill, .top, .topLeft, .topRight,
        ]
    }
    static var allViewTintAdjustmentMode: [UIView.TintAdjustmentMode] {
        [
            .automatic, .dimmed, .normal,
        ]
    }
    static var allSemanticContentAttribute: [UISemanticContentAttribute] {
        [
            .forceLeftToRight, .forceRightToLeft, .playback, .spatial, .unspecified,
        ]
    }
    static var allUserInterfaceLayoutDirection: [UIUserInterfaceLayoutDirection] {
        [
            .leftToRight, .rightToLeft,
        ]
    }
}
