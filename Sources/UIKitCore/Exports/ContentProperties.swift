/// The properties of the views that show content that interface files and apps reach by key.
enum ContentProperties {
    static func expose(to x: AnoleExports) {
        exposeLabel(to: x)
        exposeImageView(to: x)
        exposeScrollView(to: x)
    }

    private static func exposeLabel(to x: AnoleExports) {
        x.property("text", \UILabel.text)
        x.property("attributedText", \UILabel.attributedText)
        x.property("font", \UILabel.font)
        x.property("textColor", \UILabel.textColor)
        x.property("textAlignment", \UILabel.textAlignment)
        x.property("lineBreakMode", \UILabel.lineBreakMode)
        x.property("numberOfLines", \UILabel.numberOfLines)
        x.property("enabled", \UILabel.isEnabled)
        x.property("highlightedTextColor", \UILabel.highlightedTextColor)
        x.property("highlighted", \UILabel.isHighlighted)
        x.property("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth)
        x.property("minimumScaleFactor", \UILabel.minimumScaleFactor)
        x.property("adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory)
        x.property("shadowColor", \UILabel.shadowColor)
        x.property("shadowOffset", \UILabel.shadowOffset)
        x.property("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth)
    }

    private static func exposeImageView(to x: AnoleExports) {
        x.property("image", \UIImageView.image)
        x.property("highlightedImage", \UIImageView.highlightedImage)
        x.property("highlighted", \UIImageView.isHighlighted)
        x.property("animationImages", \UIImageView.animationImages)
        x.property("animationDuration", \UIImageView.animationDuration)
        x.property("animationRepeatCount", \UIImageView.animationRepeatCount)
    }

    private static func exposeScrollView(to x: AnoleExports) {
        x.property("contentLayoutGuide", \UIScrollView.contentLayoutGuide)
        x.property("frameLayoutGuide", \UIScrollView.frameLayoutGuide)
        x.property("contentOffset", \UIScrollView.contentOffset)
        x.property("contentSize", \UIScrollView.contentSize)
        x.property("contentInset", \UIScrollView.contentInset)
        x.property("scrollIndicatorInsets", \UIScrollView.scrollIndicatorInsets)
        x.property("pagingEnabled", \UIScrollView.isPagingEnabled)
        x.property("scrollEnabled", \UIScrollView.isScrollEnabled)
        x.property("bounces", \UIScrollView.bounces)
        x.property("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical)
        x.property("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal)
        x.property("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator)
        x.property("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator)
        x.property("minimumZoomScale", \UIScrollView.minimumZoomScale)
        x.property("maximumZoomScale", \UIScrollView.maximumZoomScale)
        x.property("zoomScale", \UIScrollView.zoomScale)
        x.property("bouncesZoom", \UIScrollView.bouncesZoom)
        x.property("delaysContentTouches", \UIScrollView.delaysContentTouches)
        x.property("canCancelContentTouches", \UIScrollView.canCancelContentTouches)
        x.property("directionalLockEnabled", \UIScrollView.isDirectionalLockEnabled)
        x.property("keyboardDismissMode", \UIScrollView.keyboardDismissMode)
        x.property("contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior)
        x.property("delegate", \UIScrollView.delegate)
        x.property("tracking", \UIScrollView.isTracking)
        x.property("dragging", \UIScrollView.isDragging)
        x.property("decelerating", \UIScrollView.isDecelerating)
    }
}
