import UIKit

/// The questions and reports of views and recognizers, by Apple's names and types.
enum ClientViewDelegates {
    @MainActor static func name(_ object: any UIScrollViewDelegate) {
        let _: @MainActor (UIScrollView) -> Void = object.scrollViewDidChangeAdjustedContentInset(_:)
        let _: @MainActor (UIScrollView) -> Void = object.scrollViewDidEndDecelerating(_:)
        let _: @MainActor (UIScrollView, Bool) -> Void = object.scrollViewDidEndDragging(_:willDecelerate:)
        let _: @MainActor (UIScrollView) -> Void = object.scrollViewDidEndScrollingAnimation(_:)
        let _: @MainActor (UIScrollView, UIView?, CGFloat) -> Void = object.scrollViewDidEndZooming(_:with:atScale:)
        let _: @MainActor (UIScrollView) -> Void = object.scrollViewDidScroll(_:)
        let _: @MainActor (UIScrollView) -> Void = object.scrollViewDidScrollToTop(_:)
        let _: @MainActor (UIScrollView) -> Void = object.scrollViewDidZoom(_:)
        let _: @MainActor (UIScrollView) -> Bool = object.scrollViewShouldScrollToTop(_:)
        let _: @MainActor (UIScrollView) -> Void = object.scrollViewWillBeginDecelerating(_:)
        let _: @MainActor (UIScrollView) -> Void = object.scrollViewWillBeginDragging(_:)
        let _: @MainActor (UIScrollView, UIView?) -> Void = object.scrollViewWillBeginZooming(_:with:)
        let _: @MainActor (UIScrollView, CGPoint, UnsafeMutablePointer<CGPoint>) -> Void = object
            .scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
        let _: @MainActor (UIScrollView) -> UIView? = object.viewForZooming(in:)
    }

    @MainActor static func name(_ object: any UITextFieldDelegate) {
        let _: @MainActor (UITextField, NSRange, [UIMenuElement]) -> UIMenu? = object.textField(
            _:editMenuForCharactersIn:suggestedActions:)
        let _: @MainActor (UITextField, NSRange, String) -> Bool = object.textField(
            _:shouldChangeCharactersIn:replacementString:)
        let _: @MainActor (UITextField) -> Void = object.textFieldDidBeginEditing(_:)
        let _: @MainActor (UITextField) -> Void = object.textFieldDidChangeSelection(_:)
        let _: @MainActor (UITextField) -> Void = object.textFieldDidEndEditing(_:)
        let _: @MainActor (UITextField, UITextField.DidEndEditingReason) -> Void = object.textFieldDidEndEditing(
            _:reason:)
        let _: @MainActor (UITextField) -> Bool = object.textFieldShouldBeginEditing(_:)
        let _: @MainActor (UITextField) -> Bool = object.textFieldShouldClear(_:)
        let _: @MainActor (UITextField) -> Bool = object.textFieldShouldEndEditing(_:)
        let _: @MainActor (UITextField) -> Bool = object.textFieldShouldReturn(_:)
    }

    @MainActor static func name(_ object: any UIPickerViewDataSource) {
        let _: @MainActor (UIPickerView) -> Int = object.numberOfComponents(in:)
        let _: @MainActor (UIPickerView, Int) -> Int = object.pickerView(_:numberOfRowsInComponent:)
    }

    @MainActor static func name(_ object: any UIPickerViewDelegate) {
        let _: @MainActor (UIPickerView, Int, Int) -> NSAttributedString? = object.pickerView(
            _:attributedTitleForRow:forComponent:)
        let _: @MainActor (UIPickerView, Int, Int) -> Void = object.pickerView(_:didSelectRow:inComponent:)
        let _: @MainActor (UIPickerView, Int) -> CGFloat = object.pickerView(_:rowHeightForComponent:)
        let _: @MainActor (UIPickerView, Int, Int) -> String? = object.pickerView(_:titleForRow:forComponent:)
        let _: @MainActor (UIPickerView, Int, Int, UIView?) -> UIView = object.pickerView(
            _:viewForRow:forComponent:reusing:)
        let _: @MainActor (UIPickerView, Int) -> CGFloat = object.pickerView(_:widthForComponent:)
    }

    @MainActor static func name(_ object: any UIGestureRecognizerDelegate) {
        let _: @MainActor (UIGestureRecognizer, UIGestureRecognizer) -> Bool = object.gestureRecognizer(
            _:shouldBeRequiredToFailBy:)
        let _: @MainActor (UIGestureRecognizer, UIEvent) -> Bool = object.gestureRecognizer(_:shouldReceive:)
        let _: @MainActor (UIGestureRecognizer, UIPress) -> Bool = object.gestureRecognizer(_:shouldReceive:)
        let _: @MainActor (UIGestureRecognizer, UITouch) -> Bool = object.gestureRecognizer(_:shouldReceive:)
        let _: @MainActor (UIGestureRecognizer, UIGestureRecognizer) -> Bool = object.gestureRecognizer(
            _:shouldRecognizeSimultaneouslyWith:)
        let _: @MainActor (UIGestureRecognizer, UIGestureRecognizer) -> Bool = object.gestureRecognizer(
            _:shouldRequireFailureOf:)
        let _: @MainActor (UIGestureRecognizer) -> Bool = object.gestureRecognizerShouldBegin(_:)
    }

    @MainActor static func name(_ object: any UIContextMenuInteractionDelegate) {
        let _: @MainActor (UIContextMenuInteraction, CGPoint) -> UIContextMenuConfiguration? = object
            .contextMenuInteraction(_:configurationForMenuAtLocation:)
        let _:
            @MainActor (UIContextMenuInteraction, UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)?)
                -> Void = object.contextMenuInteraction(_:willDisplayMenuFor:animator:)
        let _:
            @MainActor (UIContextMenuInteraction, UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)?)
                -> Void = object.contextMenuInteraction(_:willEndFor:animator:)
    }

    @MainActor static func name(_ object: any UIPointerInteractionDelegate) {
        let _: @MainActor (UIPointerInteraction, UIPointerRegionRequest, UIPointerRegion) -> UIPointerRegion? = object
            .pointerInteraction(_:regionFor:defaultRegion:)
        let _: @MainActor (UIPointerInteraction, UIPointerRegion) -> UIPointerStyle? = object.pointerInteraction(
            _:styleFor:)
        let _: @MainActor (UIPointerInteraction, UIPointerRegion, any UIPointerInteractionAnimating) -> Void = object
            .pointerInteraction(_:willEnter:animator:)
        let _: @MainActor (UIPointerInteraction, UIPointerRegion, any UIPointerInteractionAnimating) -> Void = object
            .pointerInteraction(_:willExit:animator:)
    }
}

private final class OwnScrollViewDelegate: NSObject, UIScrollViewDelegate {
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { fatalError() }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { fatalError() }
}

private final class OwnTextFieldDelegate: NSObject, UITextFieldDelegate {
    func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement])
        -> UIMenu?
    { fatalError() }
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
        -> Bool
    { fatalError() }
    func textFieldDidBeginEditing(_ textField: UITextField) {}
    func textFieldDidChangeSelection(_ textField: UITextField) {}
    func textFieldDidEndEditing(_ textField: UITextField) {}
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {}
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { fatalError() }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { fatalError() }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { fatalError() }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { fatalError() }
}

private final class OwnPickerViewDataSource: NSObject, UIPickerViewDataSource {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { fatalError() }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { fatalError() }
}

private final class OwnPickerViewDelegate: NSObject, UIPickerViewDelegate {
    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
        -> NSAttributedString?
    { fatalError() }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { fatalError() }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        fatalError()
    }
    func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?)
        -> UIView
    { fatalError() }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { fatalError() }
}

private final class OwnGestureRecognizerDelegate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { fatalError() }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        fatalError()
    }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
        fatalError()
    }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        fatalError()
    }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { fatalError() }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { fatalError() }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { fatalError() }
}

private final class OwnContextMenuInteractionDelegate: NSObject, UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { fatalError() }
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
}

private final class OwnPointerInteractionDelegate: NSObject, UIPointerInteractionDelegate {
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { fatalError() }
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        fatalError()
    }
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
}
